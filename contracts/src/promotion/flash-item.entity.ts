import * as z from 'zod/mini';
import { marketPriceOf } from '../catalogue/market-price.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
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
  /** Pieces reserved for the sale, and the remaining ones. */
  quota: number;
  left: number;
  /** Sold share in percent, 0 to 100. */
  soldPercent: number;
  /** Maximum number of pieces per shopper; 0 without a limit. */
  limitPerShopper: number;
};

export const flashItem = entity(
  z.object({
    id,
    product_id: id,
    title: z.string(),
    image: picture,
    price: money,
    ot_price: z.optional(z.nullable(money)),
    unit_name: text,
    quota_show: z._default(count, 0),
    stock: z._default(count, 0),
    percent: z._default(count, 0),
    num: z._default(count, 0),
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
      soldPercent: Math.min(100, Math.max(0, wire.percent)),
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
