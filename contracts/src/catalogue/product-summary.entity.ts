import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';
import { maybe } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';
import { picture, type Picture } from '../wire/picture.ts';
import { text } from '../wire/text.ts';
import { marketPriceOf } from './market-price.ts';
import { partFacts, type PartFacts } from './part-facts.entity.ts';

/** A product in a list. */
export type ProductSummary = {
  id: string;
  name: string;
  picture: Picture;
  price: Fen;
  /** Struck-through price; absent when the server sends none or one that is not higher. */
  marketPrice?: Fen;
  /** Pieces of all colours together; absent when the server does not send it. Unknown stock is checked on adding. */
  stock?: number;
  sales?: number;
  /** The unit, e.g. `颗`; '' when the server sends none. */
  unit: string;
  isPresale?: boolean;
  part?: PartFacts;
};

/** Row of `/pc/get_products` and of the recommendation lists, which lack some columns. */
export const productSummary = entity(
  z.object({
    id,
    store_name: z.string(),
    image: picture,
    price: money,
    ot_price: z.optional(z.nullable(money)),
    stock: maybe(count),
    sales: maybe(count),
    unit_name: text,
    presale: maybe(flag),
    part_info: z.optional(partFacts),
  }),
  {
    decode: (wire): ProductSummary => ({
      id: wire.id,
      name: wire.store_name,
      picture: wire.image,
      price: wire.price,
      marketPrice: marketPriceOf(wire),
      stock: wire.stock,
      sales: wire.sales,
      unit: wire.unit_name,
      isPresale: wire.presale,
      part: wire.part_info,
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
      presale: value.isPresale,
      part_info: value.part,
    }),
  },
);
