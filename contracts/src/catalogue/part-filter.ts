import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { money } from '../wire/money.ts';

/**
 * The filter of a list of parts, as query parameters. Every server of the family knows the first three, the others are
 * extensions; servers ignore what they do not know. Several values are separated by commas and mean "any of these".
 */
export const partFilter = {
  /** Top category, with its children. Several, top or sub, are an extension. */
  cid: z.optional(z.string()),
  /** Sub category. */
  sid: z.optional(z.string()),
  keyword: z.optional(z.string()),
  /** Colour ids. */
  color: z.optional(z.string()),
  /** Width x length in studs, the smaller first: `2x4`. */
  size: z.optional(z.string()),
  /** Heights in plates: `1,3`. */
  height: z.optional(z.string()),
  /** Finishes, e.g. `transparent`. */
  finish: z.optional(z.string()),
  /** The minimum of pieces of one colour in stock. */
  stock: z.optional(count),
  /** Lowest and highest unit price, inclusive. */
  price_from: z.optional(money),
  price_to: z.optional(money),
};
