import * as z from 'zod/mini';
import { marketPriceOf } from '../catalogue/market-price.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { maybe, withDefault } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';
import { picture, type Picture } from '../wire/picture.ts';
import { text } from '../wire/text.ts';

/** A product at a reduced price in a slot. `id` is the sale's, not the product's. */
export type FlashItem = {
  id: string;
  productId: string;
  name: string;
  picture: Picture;
  price: Fen;
  marketPrice?: Fen;
  unit: string;
  /** Pieces reserved for the sale; 0 when it is not known. */
  quota: number;
  /** Remaining pieces; absent when the server does not send it. */
  left?: number;
  /** Sold share in percent, 0 to 100. */
  soldPercent?: number;
  /** Maximum number of pieces per shopper; 0 without a limit. */
  limitPerShopper: number;
};

export const toPercent = (percent: number | undefined): number | undefined =>
  percent === undefined ? undefined : Math.min(100, Math.max(0, percent));

export const flashItem = entity(
  z.object({
    id,
    product_id: id,
    title: z.string(),
    image: picture,
    price: money,
    ot_price: z.optional(z.nullable(money)),
    unit_name: text,
    quota_show: withDefault(count, 0),
    stock: maybe(count),
    percent: maybe(count),
    num: withDefault(count, 0),
  }),
  {
    decode: (wire): FlashItem => ({
      id: wire.id,
      productId: wire.product_id,
      name: wire.title,
      picture: wire.image,
      price: wire.price,
      marketPrice: marketPriceOf(wire),
      unit: wire.unit_name,
      quota: wire.quota_show,
      left: wire.stock,
      soldPercent: toPercent(wire.percent),
      limitPerShopper: wire.num,
    }),
    encode: (value) => ({
      id: value.id,
      product_id: value.productId,
      title: value.name,
      image: value.picture,
      price: value.price,
      ot_price: value.marketPrice ?? value.price,
      unit_name: value.unit,
      quota_show: value.quota,
      stock: value.left,
      percent: value.soldPercent,
      num: value.limitPerShopper,
    }),
  },
);
