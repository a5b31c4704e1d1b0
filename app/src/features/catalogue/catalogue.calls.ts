import { category, productDetail, products } from '@shop/contracts';
import { asGone } from '../../data/call-error.ts';
import { send } from '../../data/call.ts';
import { PAGE_SIZE } from './list-size.ts';
import type { ListWish } from './list-wish.ts';

export const askCategories = (signal: AbortSignal) => send(category, { signal });

const joined = (values: readonly (string | number)[] | undefined) => values?.join(',');
/** A wish in the words of the query. */
export const filterOf = (wish: Omit<ListWish, 'sort'>) => ({
  cid: wish.category,
  sid: wish.sub,
  keyword: wish.query,
  color: joined(wish.colours),
  size: joined(wish.sizes),
  height: joined(wish.heights),
  finish: joined(wish.finishes),
  stock: wish.stock,
  price_from: wish.priceFrom,
  price_to: wish.priceTo,
});

/** One page of parts. Sorting is done by the server: newest by `news`, the rest by their own order. */
export const askProducts = ({ sort, ...wish }: ListWish, page: number, signal: AbortSignal, limit = PAGE_SIZE) =>
  send(products, {
    query: {
      page,
      limit,
      ...filterOf(wish),
      priceOrder: sort === 'priceUp' ? 'asc' : sort === 'priceDown' ? 'desc' : undefined,
      salesOrder: sort === 'sales' ? 'desc' : undefined,
      news: sort === 'new' ? 1 : undefined,
    },
    signal,
  });

/** These products, in this order; those that are gone are left out. */
export const askProductsById = async (ids: readonly string[], signal: AbortSignal) =>
  (await send(products, { query: { page: 1, limit: ids.length, ids: ids.join(',') }, signal })).products;

/** A product; one that the server refuses to show counts as gone. */
export const askProduct = (id: string, signal: AbortSignal) =>
  send(productDetail, { params: { id }, signal }).catch(asGone(productDetail.name));
