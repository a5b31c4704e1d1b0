import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { id } from '../wire/id.ts';

export const addressDefault = defineCall({
  name: 'addressDefault',
  method: 'POST',
  path: '/address/default/set',
  auth: 'required',
  summary: 'Makes an address the default one.',
  body: z.object({ id }),
  states: ['a shopper with an address is signed in'],
});
