import * as z from 'zod/mini';
import { marketPriceOf } from '../catalogue/market-price.ts';
import { presaleColumns, fromPresale, toTerms, type PresaleTerms } from '../catalogue/presale-terms.ts';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { maybe } from '../wire/maybe.ts';
import { unixMoment } from '../wire/moment.ts';
import { money, type Fen } from '../wire/money.ts';
import { picture, type Picture } from '../wire/picture.ts';
import { text } from '../wire/text.ts';

/** A product in presale in a list. */
export type PresaleItem = {
  id: string;
  name: string;
  picture: Picture;
  price: Fen;
  marketPrice?: Fen;
  /** Pieces that can be ordered; absent when the server does not send it. */
  stock?: number;
  sales?: number;
  unit: string;
  terms: PresaleTerms;
};
export type PresalePage = { items: readonly PresaleItem[]; total: number };

const row = z.object({
  id,
  store_name: z.string(),
  image: picture,
  price: money,
  ot_price: z.optional(z.nullable(money)),
  stock: maybe(count),
  sales: maybe(count),
  unit_name: text,
  ...presaleColumns,
  presale_start_time: z.optional(unixMoment),
  presale_end_time: z.optional(unixMoment),
});

const item = entity(row, {
  decode: (wire): PresaleItem => ({
    id: wire.id,
    name: wire.store_name,
    picture: wire.image,
    price: wire.price,
    marketPrice: marketPriceOf(wire),
    stock: wire.stock,
    sales: wire.sales,
    unit: wire.unit_name,
    terms: toTerms(wire),
  }),
  encode: (value) => ({
    id: value.id,
    store_name: value.name,
    image: value.picture,
    price: value.price,
    ot_price: value.marketPrice ?? value.price,
    stock: value.stock,
    sales: value.sales,
    unit_name: value.unit,
    ...fromPresale(value.terms),
  }),
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
