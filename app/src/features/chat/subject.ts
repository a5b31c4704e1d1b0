import { readPath } from '../../language/language.ts';
import { paths } from '../../paths.ts';

/** What a conversation is about: sent as cards once the first page of history is loaded (spec section 4). */
export type Subject = { productId?: string; orderId?: string };

const PRODUCT_PAGE = new RegExp(`^${paths.product.replace(':id', '([^/]+)')}/?$`);

/**
 * By the address: the product from the route's id or the query's productId, the order from the query's orderId (spec
 * section 2).
 */
export function subjectAt(pathname: string, query: string): Subject {
  const search = new URLSearchParams(query);
  const productId = PRODUCT_PAGE.exec(readPath(pathname).path)?.[1] ?? search.get('productId');
  const orderId = search.get('orderId');
  return { productId: productId || undefined, orderId: orderId || undefined };
}
