import * as z from 'zod/mini';

/**
 * Text columns that may be null, absent or, by settings, a number: the domain value is always a string, '' when there
 * is none.
 */
export const text = z.codec(z._default(z.nullish(z.union([z.string(), z.number()])), ''), z.string(), {
  decode: (wire) => (wire === null || wire === undefined ? '' : String(wire)),
  encode: (value) => value,
});
