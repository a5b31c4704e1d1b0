import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { id } from '../wire/id.ts';
import { maybe } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';
import { picture, type Picture } from '../wire/picture.ts';
import { text } from '../wire/text.ts';
import { marketPriceOf } from './market-price.ts';

/** What each list says of a product. */
export type ListedProduct = {
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
};

/** The columns of a product that lists share. */
export const listedColumns = {
  id,
  store_name: z.string(),
  image: picture,
  price: money,
  ot_price: z.optional(z.nullable(money)),
  stock: maybe(count),
  sales: maybe(count),
  unit_name: text,
};

type Columns = {
  id: string;
  store_name: string;
  image: Picture;
  price: Fen;
  ot_price?: Fen | null;
  stock?: number;
  sales?: number;
  unit_name: string;
};

export const toListed = (wire: Columns): ListedProduct => ({
  id: wire.id,
  name: wire.store_name,
  picture: wire.image,
  price: wire.price,
  marketPrice: marketPriceOf(wire),
  stock: wire.stock,
  sales: wire.sales,
  unit: wire.unit_name,
});

export const fromListed = (value: ListedProduct): Columns => ({
  id: value.id,
  store_name: value.name,
  image: value.picture,
  price: value.price,
  ot_price: value.marketPrice ?? value.price,
  stock: value.stock,
  sales: value.sales,
  unit_name: value.unit,
});
