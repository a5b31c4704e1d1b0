import { products } from '@shop/contracts';
import type { PartSort } from '@shop/design-system';
import { send } from '../../data/call.ts';
import { PAGE_SIZE } from './list-size.ts';
import type { ListQuery } from './list-query.ts';

const joined = (values: readonly (string | number)[] | undefined) => values?.join(',');
/** The query parameters of a list query. */
export const filterOf = (list: Omit<ListQuery, 'sort'>) => ({
  cid: list.category ?? joined(list.categories),
  sid: list.sub,
  keyword: list.query,
  color: joined(list.colours),
  size: joined(list.sizes),
  height: joined(list.heights),
  finish: joined(list.finishes),
  stock: list.stock,
  price_from: list.priceFrom,
  price_to: list.priceTo,
});

const PRICE_ORDERS: Partial<Record<PartSort, 'asc' | 'desc'>> = { priceUp: 'asc', priceDown: 'desc' };

/** One page of parts, sorted by the server. */
export const fetchProducts = ({ sort, ...filter }: ListQuery, page: number, signal: AbortSignal, limit = PAGE_SIZE) =>
  send(products, {
    query: {
      page,
      limit,
      ...filterOf(filter),
      priceOrder: PRICE_ORDERS[sort],
      salesOrder: sort === 'sales' ? 'desc' : undefined,
      news: sort === 'new' ? 1 : undefined,
    },
    signal,
  });

/** The products with these ids, in this order; products that no longer exist are left out. */
export const fetchProductsById = async (ids: readonly string[], signal: AbortSignal) =>
  (await send(products, { query: { page: 1, limit: ids.length, ids: ids.join(',') }, signal })).products;
