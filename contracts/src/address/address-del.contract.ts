import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { id } from '../wire/id.ts';

export const addressDel = defineCall({
  name: 'addressDel',
  method: 'POST',
  path: '/address/del',
  auth: 'required',
  summary: 'Takes an address out of the address book.',
  body: z.object({ id }),
  states: ['a shopper with an address is signed in'],
});
