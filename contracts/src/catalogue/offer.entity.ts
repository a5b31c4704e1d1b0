import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { money, type Fen } from '../wire/money.ts';
import { picture, type Picture } from '../wire/picture.ts';
import { text } from '../wire/text.ts';
import { marketPriceOf, memberPriceOf } from './market-price.ts';

/** A colour's number in other systems; a system that does not know the colour is not there. */
export type ColourCodes = Readonly<Partial<Record<'gds' | 'rebrickable' | 'bricklink' | 'ldraw' | 'lego', string>>>;

/** One thing that can be put in the cart: a colour of a part (the server's sku). */
export type Offer = {
  /** Sent back to put it in the cart. */
  uniqueId: string;
  /** Colour name as the server gives it. */
  name: string;
  picture: Picture;
  price: Fen;
  marketPrice?: Fen;
  /** What a member pays; absent where members pay the same. */
  memberPrice?: Fen;
  stock: number;
  /** The offer's own number, e.g. `GDS-541-080` or an element id; '' when it has none. */
  code: string;
  /** How many pieces the shop set aside for a flash sale. */
  quota?: number;
  /** The colour's numbers and the element ids (mould and colour in one number), where the server is one for parts. */
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
    quota: z.optional(count),
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
      ...marketPriceOf(wire),
      ...memberPriceOf(wire),
      stock: wire.stock,
      code: wire.bar_code,
      ...(wire.quota ? { quota: wire.quota } : {}),
      ...(wire.color_codes ? { colourCodes: wire.color_codes } : {}),
      ...(wire.elements ? { elements: wire.elements } : {}),
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
      ...(value.colourCodes ? { color_codes: { ...value.colourCodes } } : {}),
      ...(value.elements ? { elements: [...value.elements] } : {}),
    }),
  },
);
