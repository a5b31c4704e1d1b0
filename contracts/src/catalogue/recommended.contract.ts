import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { listOf } from '../wire/list-or-map.ts';
import { productSummary } from './product-summary.entity.ts';
import type { ProductPage } from './products.contract.ts';

/** A page of recommended products: `type` 1 best, 2 hot, 3 new, 4 benefit. */
export const recommendedProducts = defineCall({
  name: 'recommendedProducts',
  method: 'GET',
  path: '/pc/get_recommend/:type',
  auth: 'optional',
  summary: 'One page of the best (1), hot (2), new (3) or benefit (4) products.',
  params: z.object({ type: z.enum(['1', '2', '3', '4']) }),
  query: z.object({ page: count, limit: count }),
  answer: entity(z.object({ list: listOf(productSummary), count }), {
    decode: (wire): ProductPage => ({ products: wire.list, total: wire.count }),
    encode: (value) => ({ list: [...value.products], count: value.total }),
  }),
  states: ['the shop is open'],
});
