import { listQueryFrom } from '../features/catalogue/list-query.ts';
import { pageFrom } from '../features/catalogue/page-from.ts';
import { kindFrom } from '../features/catalogue/pick-kind.ts';
import { paths, pathTo } from '../paths.ts';

/** Pages with private content, and pages that are of no use in a search engine. */
const PRIVATE: readonly string[] = [
  paths.login,
  paths.mobileLogin,
  paths.chat,
  paths.cart,
  paths.confirm,
  paths.payment,
  paths.payByWechat,
  paths.payByAlipay,
  paths.order,
  paths.tracking,
  paths.review,
  paths.requestRefund,
  paths.account,
];

export const isPrivate = (path: string): boolean => PRIVATE.some((own) => path === own || path.startsWith(`${own}/`));

/**
 * The canonical address of a page, without language prefix: sort order, a selected colour and parameters added by
 * others do not make another page.
 */
export function canonicalOf(path: string, search: URLSearchParams): string {
  const page = pageFrom(search);
  const { sort: _, query = '', ...filter } = listQueryFrom(search);
  const id = search.get('id') ?? '';
  switch (path) {
    case paths.parts:
      return pathTo({ name: 'parts', ...filter, page });
    case paths.search:
      return pathTo({ name: 'search', query, ...filter, page });
    case paths.hot:
    case paths.picks:
      return pathTo({ name: 'picks', kind: kindFrom(path, search), page });
    case paths.flashProduct:
      return pathTo({ name: 'flashProduct', id });
    case paths.presaleProduct:
      return pathTo({ name: 'presaleProduct', id });
    default:
      return path;
  }
}
