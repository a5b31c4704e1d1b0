import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { listOf } from '../wire/list-or-map.ts';
import { productSummary, type ProductSummary } from './product-summary.entity.ts';

/** Recommended products on the pages of presales and flash sales. */
export const goodProducts = defineCall({
  name: 'goodProducts',
  method: 'GET',
  path: '/pc/get_good_product',
  auth: 'optional',
  summary: 'Recommended products on the pages of presales and flash sales.',
  query: z.object({ page: count, limit: count }),
  answer: entity(z.object({ list: listOf(productSummary) }), {
    decode: (wire): readonly ProductSummary[] => wire.list,
    encode: (value) => ({ list: [...value] }),
  }),
  states: ['the shop is open'],
});
