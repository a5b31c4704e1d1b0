/** The folder of the prerendered documents inside a build. */
export const PAGES_FOLDER = 'pages';
/** Of a query only the ids of a category and of one below it become part of a name. */
export const QUERY_IN_NAME = /^[a-z]+=\d{1,18}(?:&[a-z]+=\d{1,18})?$/;
const SAFE_PATH = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/;

/**
 * The file of the document of an address, inside the folder of the build: that of `/` is `pages/index.html`, that of
 * `/en/goods_cate?cid=3` is `pages/en/goods_cate@cid=3.html`. Undefined for an address that has none.
 */
export function pageFile(address: string): string | undefined {
  const [pathname = '', query = ''] = address.split('?');
  if (!SAFE_PATH.test(pathname) || (query && !QUERY_IN_NAME.test(query))) return undefined;
  return `${PAGES_FOLDER}${pathname === '/' ? '/index' : pathname}${query && `@${query}`}.html`;
}
