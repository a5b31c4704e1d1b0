/** The attribute of the elements that belong to one page, and its value for those that a server wrote. */
export const MARK = 'data-page-head';
export const BY_SERVER = 'server';

/** The page of the address: a chosen colour and quantity are of the same one. */
function pageNow(): string {
  const query = new URLSearchParams(location.search);
  query.delete('colour');
  query.delete('n');
  return `${location.pathname}?${query}`;
}
/** The page at which the document was opened; none on a server. */
const openedAt = typeof location === 'undefined' ? undefined : pageNow();

/** Whether a server wrote the head of this page: that of the page at which the document was opened. */
export const hasHeadOfServer = (): boolean =>
  pageNow() === openedAt && document.head.querySelector(`link[rel="canonical"][${MARK}="${BY_SERVER}"]`) !== null;
