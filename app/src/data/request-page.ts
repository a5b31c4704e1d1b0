/**
 * The page that sends requests: its origin, which addresses without one belong to, and its language. In a browser it is
 * the open document; a server that renders pages sets its own.
 */
export const requestPage: { current: { readonly origin: string; readonly language: string } } = {
  current: {
    get origin() {
      return location.origin;
    },
    get language() {
      return document.documentElement.lang;
    },
  },
};
