import * as z from 'zod/mini';

/**
 * Whole numbers that some rows send as digit strings (`sales: "12"`) and sums send as floats (`3.0`). Null is a fault,
 * since 0 pieces, 0 in stock or 0 reviews would be a statement; a number that may be unknown is `maybe(count)`.
 */
export const count = z.codec(z.union([z.int(), z.string().check(z.regex(/^-?\d+(\.0+)?$/))]), z.int(), {
  decode: (wire) => Math.trunc(Number(wire)),
  encode: (n) => n,
});
