import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';
import { listOf, orEmptyList } from '../wire/list-or-map.ts';
import { withDefault } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';
import { partNumber } from '../wire/part-pair.ts';
import { picture, type Picture } from '../wire/picture.ts';
import { text } from '../wire/text.ts';

/**
 * A colour of a part on sale: `colour` is Rebrickable's id, `uniqueId` the key for the cart, `price` the shopper's
 * price of one piece.
 */
export type MatchedColour = { colour: number; uniqueId: string; price: Fen; stock: number };

/** The product with a part number. It may be off sale or in presale, and then cannot be added to the cart. */
export type MatchedProduct = {
  id: string;
  /** The mould's number in the shop's spelling. */
  number: string;
  /** The shop's own number, e.g. `GDS-541`; '' when it has none. */
  shopNumber: string;
  name: string;
  /** Whether it is on sale in any of its colours. */
  picture: Picture;
  isOnSale: boolean;
  /** Maximum number of pieces per shopper, all colours together; absent without a limit. */
  limit?: number;
  /** Weight of one piece in milligrams; 0 when unknown. */
  weight: number;
  colours: readonly MatchedColour[];
};

/** The answer for one of the requested numbers; without a product when the shop does not sell it. */
export type MatchedPart = { part: string; product?: MatchedProduct };

const colour = entity(z.object({ color_id: id, unique: z.string(), price: money, stock: count }), {
  decode: (wire): MatchedColour => ({
    colour: Number(wire.color_id),
    uniqueId: wire.unique,
    price: wire.price,
    stock: wire.stock,
  }),
  encode: (value) => ({
    color_id: String(value.colour),
    unique: value.uniqueId,
    price: value.price,
    stock: value.stock,
  }),
});

const product = z.object({
  id,
  number: partNumber,
  shop_number: text,
  store_name: z.string(),
  image: picture,
  is_show: flag,
  is_limit: withDefault(flag, false),
  limit_num: withDefault(count, 0),
  weight: withDefault(count, 0),
  colors: listOf(colour),
});

export const matchedPart = entity(z.object({ part_no: partNumber, product: orEmptyList(product) }), {
  decode: ({ part_no: part, product: found }): MatchedPart =>
    found
      ? {
          part,
          product: {
            id: found.id,
            number: found.number,
            shopNumber: found.shop_number,
            name: found.store_name,
            picture: found.image,
            isOnSale: found.is_show,
            limit: found.is_limit && found.limit_num > 0 ? found.limit_num : undefined,
            weight: found.weight,
            colours: found.colors,
          },
        }
      : { part },
  encode: ({ part, product: found }) => ({
    part_no: part,
    product: found
      ? {
          id: found.id,
          number: found.number,
          shop_number: found.shopNumber,
          store_name: found.name,
          image: found.picture,
          is_show: found.isOnSale,
          is_limit: found.limit !== undefined,
          limit_num: found.limit ?? 0,
          weight: found.weight,
          colors: [...found.colours],
        }
      : undefined,
  }),
});
