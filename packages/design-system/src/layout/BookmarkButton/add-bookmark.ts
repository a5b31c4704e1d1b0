/** The old ways of browsers to add a favourite, where one is left. */
export type OldBrowser = {
  external?: unknown;
  sidebar?: unknown;
};

/** Adds the page where the browser lets it; else says what the shopper is told: press keys, or that it is not supported (spec section 8). */
export function addBookmark(
  browser: OldBrowser,
  page: { url: string; title: string },
): 'added' | 'byHand' | 'unsupported' {
  const external = browser.external as { AddFavorite?: (url: string, title: string) => void } | undefined;
  try {
    if (external && 'AddFavorite' in external && external.AddFavorite) {
      external.AddFavorite(page.url, page.title);
      return 'added';
    }
  } catch {
    return 'byHand';
  }
  return browser.sidebar ? 'byHand' : 'unsupported';
}

/** The keys that add a favourite on this machine. */
export const bookmarkKeys = (platform: string): string => (/mac|iphone|ipad/i.test(platform) ? '⌘D' : 'Ctrl+D');
