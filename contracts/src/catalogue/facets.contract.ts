import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf, orEmptyList } from '../wire/list-or-map.ts';
import { withDefault } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';
import { finish, picture, type Finish, type Picture } from '../wire/picture.ts';
import { partFilter } from './part-filter.ts';

/**
 * How many parts match each further choice. The counts of a facet ignore its own filter, since a second choice of the
 * same facet adds parts.
 */
export type Facets = {
  /** Parts that match the whole filter. */
  total: number;
  categories: readonly { id: string; count: number }[];
  /** `picture` has hex and finish: a part picture in this colour. Most frequent first. */
  colours: readonly { id: string; name: string; picture: Picture; count: number }[];
  /** Footprints in studs, `width` the smaller. */
  sizes: readonly { width: number; length: number; count: number }[];
  /** Heights in plates (a brick is three). */
  heights: readonly { plates: number; count: number }[];
  finishes: readonly { finish: Finish; count: number }[];
  /** Parts with at least `pieces` of one colour in stock. */
  stocks: readonly { pieces: number; count: number }[];
  /** Lowest and highest unit price by the other filters, and the number of parts in each of equal intervals between. */
  prices?: { from: Fen; to: Fen; counts: readonly number[] };
};

const wire = z.object({
  total: count,
  categories: withDefault(listOf(z.object({ id, count })), []),
  colors: withDefault(listOf(z.object({ id, name: z.string(), image: picture, count })), []),
  sizes: withDefault(listOf(z.object({ width: count, length: count, count })), []),
  heights: withDefault(listOf(z.object({ plates: count, count })), []),
  finishes: withDefault(listOf(z.object({ finish, count })), []),
  stocks: withDefault(listOf(z.object({ pieces: count, count })), []),
  prices: orEmptyList(z.object({ from: money, to: money, counts: z.array(count) })),
});

/** The counts beside the filters of a list. An extension: without it a list shows no facets. */
export const productFacets = defineCall({
  name: 'productFacets',
  method: 'GET',
  path: '/parts/facets',
  auth: 'optional',
  summary: 'How many parts match each filter of a list: categories, colours, sizes, heights, finishes, stock, prices.',
  query: z.object(partFilter),
  answer: entity(wire, {
    decode: ({ colors, ...facets }): Facets => ({
      ...facets,
      colours: colors.map(({ image, ...row }) => ({ ...row, picture: image })),
    }),
    encode: ({ colours, ...facets }) => ({
      total: facets.total,
      categories: [...facets.categories],
      colors: colours.map(({ picture: image, ...row }) => ({ ...row, image })),
      sizes: [...facets.sizes],
      heights: [...facets.heights],
      finishes: [...facets.finishes],
      stocks: [...facets.stocks],
      prices: facets.prices && { ...facets.prices, counts: [...facets.prices.counts] },
    }),
  }),
  states: ['the shop is open'],
});
