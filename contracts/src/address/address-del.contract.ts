import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { id } from '../wire/id.ts';

export const addressDel = defineCall({
  name: 'addressDel',
  method: 'POST',
  path: '/address/del',
  auth: 'required',
  summary: 'Deletes an address.',
  body: z.object({ id }),
  states: ['a shopper with an address is signed in'],
});
