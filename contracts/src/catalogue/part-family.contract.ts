import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf, mapOf } from '../wire/list-or-map.ts';
import { withDefault } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';
import { picture, type Picture } from '../wire/picture.ts';

/** One cell of the matrix: a part in a colour. */
export type FamilyOffer = { uniqueId: string; price: Fen; stock: number };
/**
 * A part of the family with its offers by colour id; colours without an offer are absent. `limit`: the maximum of
 * pieces per shopper.
 */
export type FamilyPart = {
  id: string;
  name: string;
  number: string;
  picture: Picture;
  limit?: number;
  offers: Readonly<Record<string, FamilyOffer>>;
};
/** Parts of one kind in similar sizes, among them the requested one, and all their colours, most frequent first. */
export type PartFamily = {
  colours: readonly { id: string; name: string; picture: Picture }[];
  parts: readonly FamilyPart[];
};

const cell = entity(z.object({ unique: z.string(), price: money, stock: count }), {
  decode: (wire): FamilyOffer => ({ uniqueId: wire.unique, price: wire.price, stock: wire.stock }),
  encode: (value) => ({ unique: value.uniqueId, price: value.price, stock: value.stock }),
});
const member = entity(
  z.object({
    id,
    store_name: z.string(),
    number: z.string(),
    image: picture,
    limit_num: withDefault(count, 0),
    offers: mapOf(cell),
  }),
  {
    decode: (wire): FamilyPart => ({
      id: wire.id,
      name: wire.store_name,
      number: wire.number,
      picture: wire.image,
      limit: wire.limit_num > 0 ? wire.limit_num : undefined,
      offers: wire.offers,
    }),
    encode: (value) => ({
      id: value.id,
      store_name: value.name,
      number: value.number,
      image: value.picture,
      limit_num: value.limit ?? 0,
      offers: { ...value.offers },
    }),
  },
);

/** The part × colour matrix. An extension: without it the matrix has only the part of the page. */
export const partFamily = defineCall({
  name: 'partFamily',
  method: 'GET',
  path: '/parts/family/:id',
  auth: 'optional',
  summary:
    'A part and the same kind in other sizes, each with price and stock in every colour, for buying many at once.',
  params: z.object({ id: z.string() }),
  answer: entity(
    z.object({ colors: listOf(z.object({ id, name: z.string(), image: picture })), parts: listOf(member) }),
    {
      decode: (wire): PartFamily => ({
        colours: wire.colors.map(({ image, ...colour }) => ({ ...colour, picture: image })),
        parts: wire.parts,
      }),
      encode: (value) => ({
        colors: value.colours.map(({ picture: image, ...colour }) => ({ ...colour, image })),
        parts: [...value.parts],
      }),
    },
  ),
  states: ['the shop is open', 'the product does not exist'],
});
