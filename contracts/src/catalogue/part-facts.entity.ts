import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { maybe, withDefault } from '../wire/maybe.ts';
import { picture, type Picture } from '../wire/picture.ts';

/**
 * A colour in which a part is offered: its name in the reader's language, its picture, and the key that adds it to the
 * cart.
 */
export type PartColour = { name: string; picture: Picture; uniqueId: string };

/**
 * What makes a product a brick part. Standard servers of the family omit it, and screens then show the product without
 * it; a parts server adds it as `part_info` to its rows.
 */
export type PartFacts = {
  /** Mould number, e.g. `3001`. */
  number: string;
  /** The shop's own number, e.g. `GDS-541`; '' when it has none. */
  shopNumber: string;
  /** Width and length in studs, height in plates; absent for a part that is not on the stud grid. */
  size?: { width: number; length: number; height: number };
  /** Weight of one piece in milligrams; 0 when unknown. */
  weight: number;
  /** The first few colours, most sold first. */
  colours: readonly PartColour[];
  /** The number of colours that the shop sells. */
  colourCount: number;
  /**
   * The mould's numbers in other systems, e.g. `{ bricklink: ['3001'], ldraw: ['3001.dat'] }`; only in the product
   * detail.
   */
  numbers?: PartNumbers;
};

/** A mould's numbers by system; several where the mould was changed. */
export type PartNumbers = Readonly<
  Partial<Record<'gds' | 'lego' | 'rebrickable' | 'bricklink' | 'ldraw' | 'other', readonly string[]>>
>;

const swatch = entity(z.object({ name: z.string(), image: picture, unique: z.string() }), {
  decode: (wire): PartColour => ({ name: wire.name, picture: wire.image, uniqueId: wire.unique }),
  encode: (value) => ({ name: value.name, image: value.picture, unique: value.uniqueId }),
});

type Size = NonNullable<PartFacts['size']>;
const toTuple = ({ width, length, height }: Size): [number, number, number] => [width, length, height];

export const partFacts = entity(
  z.object({
    number: z.string(),
    gds: z._default(z.string(), ''),
    size: z.optional(z.tuple([z.number(), z.number(), z.number()])),
    weight: withDefault(count, 0),
    colors: z._default(z.array(swatch), []),
    color_count: maybe(count),
    numbers: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
  {
    decode: (wire): PartFacts => ({
      number: wire.number,
      shopNumber: wire.gds,
      size: wire.size && { width: wire.size[0], length: wire.size[1], height: wire.size[2] },
      weight: wire.weight,
      colours: wire.colors,
      colourCount: wire.color_count ?? wire.colors.length,
      numbers: wire.numbers,
    }),
    encode: (value) => ({
      number: value.number,
      gds: value.shopNumber,
      size: value.size && toTuple(value.size),
      weight: value.weight,
      colors: [...value.colours],
      color_count: value.colourCount,
      numbers:
        value.numbers &&
        Object.fromEntries(Object.entries(value.numbers).map(([system, numbers]) => [system, [...numbers]])),
    }),
  },
);
