import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';

/** Cart ids or buy-now keys in one text, comma-separated. */
const keys = z.codec(z.union([z.string(), z.int()]), z.array(z.string()), {
  decode: (wire) => String(wire).split(',').filter(Boolean),
  encode: (lines) => lines.join(','),
});

/**
 * Prepares the lines of a past order to be bought again. Returns buy-now keys for the order draft; refused for orders
 * of promotions.
 */
export const orderAgain = defineCall({
  name: 'orderAgain',
  method: 'POST',
  path: '/order/again',
  auth: 'required',
  summary: 'Prepares the lines of a past order to be bought again.',
  body: z.object({ uni: z.string() }),
  // The server's spelling.
  answer: entity(z.object({ cateId: keys }), {
    decode: (wire): { lines: readonly string[] } => ({ lines: wire.cateId }),
    encode: (value) => ({ cateId: [...value.lines] }),
  }),
  states: ['an order is completed'],
});
