import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';

/** Cart ids or buy-now keys in one text, comma-separated. */
const keys = z.codec(z.union([z.string(), z.int()]), z.array(z.string()), {
  decode: (wire) => String(wire).split(',').filter(Boolean),
  encode: (lines) => lines.join(','),
});

/** Lays everything of an old order out to be bought now. Answers buy-now keys for the confirmation; refused for orders of promotions. */
export const orderAgain = defineCall({
  name: 'orderAgain',
  method: 'POST',
  path: '/order/again',
  auth: 'required',
  summary: 'Lays the lines of an old order out to be bought again.',
  body: z.object({ uni: z.string() }),
  // Spelled so by the server.
  answer: entity(z.object({ cateId: keys }), {
    decode: (wire): { lines: readonly string[] } => ({ lines: wire.cateId }),
    encode: (value) => ({ cateId: [...value.lines] }),
  }),
  states: ['an order is completed'],
});
