import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** Replaces the phone number of an account, with the code sent to the new one. Refused when the number is taken. */
export const updatePhone = defineCall({
  name: 'updatePhone',
  method: 'POST',
  path: '/user/updatePhone',
  auth: 'required',
  summary: 'Replaces the phone number of the account, confirmed by a text-message code.',
  body: z.object({ phone: z.string(), captcha: z.string() }),
  states: ['a shopper with a phone confirms another one'],
});
