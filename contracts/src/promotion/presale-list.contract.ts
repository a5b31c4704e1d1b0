import * as z from 'zod/mini';
import { fromListed, listedColumns, toListed, type ListedProduct } from '../catalogue/listed-product.ts';
import { presaleColumns, fromPresale, toTerms, type PresaleTerms } from '../catalogue/presale-terms.ts';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { listOf } from '../wire/list-or-map.ts';
import { unixMoment } from '../wire/moment.ts';

/** A product in presale in a list; its stock is what can be ordered. */
export type PresaleItem = ListedProduct & { terms: PresaleTerms };
export type PresalePage = { items: readonly PresaleItem[]; total: number };

const row = z.object({
  ...listedColumns,
  ...presaleColumns,
  presale_start_time: z.optional(unixMoment),
  presale_end_time: z.optional(unixMoment),
});

const item = entity(row, {
  decode: (wire): PresaleItem => ({ ...toListed(wire), terms: toTerms(wire) }),
  encode: (value) => ({ ...fromListed(value), ...fromPresale(value.terms) }),
});

/** A page of presales: `time_type` 0 all, 1 not started, 2 running, 3 ended. */
export const presaleList = defineCall({
  name: 'presaleList',
  method: 'GET',
  path: '/advance/list',
  auth: 'optional',
  summary: 'One page of products in presale: all (0), not started (1), running (2), ended (3).',
  query: z.object({ time_type: count, page: count, limit: count }),
  answer: entity(z.object({ list: listOf(item), count }), {
    decode: (wire): PresalePage => ({ items: wire.list, total: wire.count }),
    encode: (value) => ({ list: [...value.items], count: value.total }),
  }),
  states: ['the shop is open'],
});
