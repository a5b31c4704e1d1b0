import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { orEmptyList } from '../wire/list-or-map.ts';

/**
 * Adds the first phone number to an account, with the code sent to it. `isTaken`: another account has the number, and
 * nothing was changed; servers would join the accounts if the request were repeated with `step` 1, which this client
 * never does.
 */
export const bindPhone = defineCall({
  name: 'bindPhone',
  method: 'POST',
  path: '/user/binding',
  auth: 'required',
  summary: 'Adds the first phone number to an account, confirmed by a text-message code.',
  body: z.object({ phone: z.string(), captcha: z.string() }),
  answer: entity(orEmptyList(z.object({ is_bind: flag })), {
    decode: (wire): { isTaken: boolean } => ({ isTaken: wire?.is_bind ?? false }),
    encode: (value) => (value.isTaken ? { is_bind: true } : undefined),
  }),
  states: ['a shopper without a phone confirms one'],
});
