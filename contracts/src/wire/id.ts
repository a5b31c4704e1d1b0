import * as z from 'zod/mini';

/**
 * Ids arrive as integers, as digits and beyond 2^53: the domain value is always text. An empty one names nothing, so a
 * page that asked with it would show what the server says about nothing.
 */
const idWire = z.union([z.string().check(z.minLength(1)), z.int()]);

/** Row ids: encoded as an integer where it is a safe one, as servers do. */
export const id = z.codec(idWire, z.string(), {
  decode: String,
  encode: (text) => (/^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text),
});

/** Order numbers, order keys and buy-now keys: text on the wire too. */
export const key = z.codec(idWire, z.string(), { decode: String, encode: (text) => text });
