import * as z from 'zod/mini';

/** Whole numbers that some rows send as digit strings (`sales: "12"`) and sums send as floats (`3.0`). */
const countWire = z.union([z.int(), z.string().check(z.regex(/^-?\d+(\.0+)?$/)), z.null()]);

/** Wire count ↔ integer; null is 0, as in the sum of no rows. A number that may be unknown is `maybe(count)`. */
export const count = z.codec(countWire, z.int(), { decode: (wire) => Math.trunc(Number(wire ?? 0)), encode: (n) => n });

/** A count of which null would be a statement: a stock of null is not "sold out". Null is then a fault. */
export const wholeNumber = z.codec(z.union([z.int(), z.string().check(z.regex(/^-?\d+(\.0+)?$/))]), z.int(), {
  decode: (wire) => Math.trunc(Number(wire)),
  encode: (n) => n,
});
