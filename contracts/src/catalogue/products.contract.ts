import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { listOf } from '../wire/list-or-map.ts';
import { entity } from '../wire/entity.ts';
import { productSummary, type ProductSummary } from './product-summary.entity.ts';

/** One page of products. `total` may count some that no page shows: end a list by "got fewer than asked" (reference). */
export type ProductPage = { products: readonly ProductSummary[]; total: number };

const order = z.optional(z.enum(['', 'asc', 'desc']));

/** Products of a category or a search, sorted, a page at a time. Always send page and limit: without them all rows come. */
export const products = defineCall({
  name: 'products',
  method: 'GET',
  path: '/pc/get_products',
  auth: 'optional',
  summary: 'One page of products by category (cid top, sid sub) or keyword, sorted by price, sales or newness.',
  query: z.object({
    page: count,
    limit: count,
    cid: z.optional(z.string()),
    sid: z.optional(z.string()),
    keyword: z.optional(z.string()),
    priceOrder: order,
    salesOrder: order,
    news: z.optional(count),
  }),
  answer: entity(z.object({ list: listOf(productSummary), count }), {
    decode: (wire): ProductPage => ({ products: wire.list, total: wire.count }),
    encode: (value) => ({ list: [...value.products], count: value.total }),
  }),
  states: ['the shop is open', 'nothing matches the search'],
});
