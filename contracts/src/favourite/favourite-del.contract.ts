import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { id } from '../wire/id.ts';

/** Removes products from the favourites. Refused when none of them was a favourite. */
export const favouriteDel = defineCall({
  name: 'favouriteDel',
  method: 'POST',
  path: '/collect/del',
  auth: 'required',
  summary: 'Removes products from the favourites.',
  body: z.object({ id: z.array(id) }),
  states: ['a shopper with favourites is signed in'],
});
