import { category, productDetail, products } from '@shop/contracts';
import { CallError } from '../../data/call-error.ts';
import { send } from '../../data/call.ts';
import type { ListWish } from './list-wish.ts';

export const askCategories = (signal: AbortSignal) => send(category, { signal });

/** One page of parts. Sorting is done by the server: newest by `news`, the rest by their own order. */
export const askProducts = ({ category: cid, sub: sid, query: keyword, sort, page, limit }: ListWish, signal: AbortSignal) =>
  send(products, {
    query: {
      page,
      limit,
      cid,
      sid,
      keyword,
      priceOrder: sort === 'priceUp' ? 'asc' : sort === 'priceDown' ? 'desc' : undefined,
      salesOrder: sort === 'sales' ? 'desc' : undefined,
      news: sort === 'new' ? 1 : undefined,
    },
    signal,
  });

/** A product; one that the server refuses to show counts as gone. */
export const askProduct = (id: string, signal: AbortSignal) =>
  send(productDetail, { params: { id }, signal }).catch((problem: unknown) => {
    if (problem instanceof CallError && problem.kind === 'refused') throw new CallError(productDetail.name, 'gone', { status: 404, said: problem.said, cause: problem });
    throw problem;
  });
