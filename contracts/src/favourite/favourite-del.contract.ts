import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { id } from '../wire/id.ts';

/** Takes marks away. Refused when none of the products was a favourite. */
export const favouriteDel = defineCall({
  name: 'favouriteDel',
  method: 'POST',
  path: '/collect/del',
  auth: 'required',
  summary: 'Takes products out of the favourites.',
  body: z.object({ id: z.array(id) }),
  states: ['a shopper with favourites is signed in'],
});
