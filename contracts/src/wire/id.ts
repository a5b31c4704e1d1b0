import * as z from 'zod/mini';

/** Ids come as ints, digit strings and keys beyond 2^53: always text on our side, never a number. */
const idWire = z.union([z.string(), z.int()]);

/** Row ids: written back as an int where it is a safe one, as servers do. */
export const id = z.codec(idWire, z.string(), {
  decode: String,
  encode: (text) => (/^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text),
});

/** Order numbers, order keys and buy-now keys: text on the wire too. */
export const key = z.codec(idWire, z.string(), { decode: String, encode: (text) => text });
