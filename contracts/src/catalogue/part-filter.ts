import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { money } from '../wire/money.ts';

/**
 * Which parts are meant, in the words of the query. The first three are the family's own; the rest is this shop's, since stock
 * servers filter neither by price nor by stock. Servers ignore what they do not know. Several values stand in one
 * comma-separated text and mean "any of these".
 */
export const partFilter = {
  /** Top category, with its children. */
  cid: z.optional(z.string()),
  /** Sub category. */
  sid: z.optional(z.string()),
  keyword: z.optional(z.string()),
  /** Colour ids. */
  color: z.optional(z.string()),
  /** Studs wide x long, the smaller first: `2x4`. */
  size: z.optional(z.string()),
  /** Heights in plates: `1,3`. */
  height: z.optional(z.string()),
  /** Finishes, e.g. `transparent`. */
  finish: z.optional(z.string()),
  /** At least so many pieces of one colour in stock. */
  stock: z.optional(count),
  /** Unit price from and to, both included. */
  price_from: z.optional(money),
  price_to: z.optional(money),
};
