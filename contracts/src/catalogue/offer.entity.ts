import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { maybe } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';
import { picture, type Picture } from '../wire/picture.ts';
import { text } from '../wire/text.ts';
import { marketPriceOf, memberPriceOf } from './market-price.ts';

/** A colour's number in other systems; a system without the colour is absent. */
export type ColourCodes = Readonly<Partial<Record<'gds' | 'rebrickable' | 'bricklink' | 'ldraw' | 'lego', string>>>;

/** One item that can be added to the cart: a colour of a part (the server's sku). */
export type Offer = {
  /** The key that adds it to the cart. */
  uniqueId: string;
  /** The server's name of the colour. */
  name: string;
  picture: Picture;
  price: Fen;
  marketPrice?: Fen;
  /** The member price; absent where members pay the same. */
  memberPrice?: Fen;
  stock: number;
  /** The offer's own number, e.g. `GDS-541-080` or an element id; '' when it has none. */
  code: string;
  /** Pieces reserved for a flash sale. */
  quota?: number;
  /** The colour's numbers and the element ids (mould and colour in one number); only parts servers send them. */
  colourCodes?: ColourCodes;
  elements?: readonly string[];
};

const codes = z.record(z.string(), z.string());

export const offer = entity(
  z.object({
    unique: z.string(),
    suk: z.string(),
    image: picture,
    price: money,
    ot_price: z.optional(z.nullable(money)),
    vip_price: z.optional(z.nullable(money)),
    stock: count,
    quota: maybe(count),
    bar_code: text,
    color_codes: z.optional(codes),
    elements: z.optional(z.array(z.string())),
  }),
  {
    decode: (wire): Offer => ({
      uniqueId: wire.unique,
      name: wire.suk,
      picture: wire.image,
      price: wire.price,
      marketPrice: marketPriceOf(wire),
      memberPrice: memberPriceOf(wire),
      stock: wire.stock,
      code: wire.bar_code,
      quota: wire.quota || undefined,
      colourCodes: wire.color_codes,
      elements: wire.elements,
    }),
    encode: (value) => ({
      unique: value.uniqueId,
      suk: value.name,
      image: value.picture,
      price: value.price,
      ot_price: value.marketPrice ?? value.price,
      vip_price: value.memberPrice ?? 0,
      stock: value.stock,
      quota: value.quota ?? 0,
      bar_code: value.code,
      color_codes: value.colourCodes && { ...value.colourCodes },
      elements: value.elements && [...value.elements],
    }),
  },
);
