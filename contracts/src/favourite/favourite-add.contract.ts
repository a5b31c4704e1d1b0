import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { id } from '../wire/id.ts';

/** Adds a product to the favourites. Adding it twice is no error. */
export const favouriteAdd = defineCall({
  name: 'favouriteAdd',
  method: 'POST',
  path: '/collect/add',
  auth: 'required',
  summary: 'Adds a product to the favourites.',
  body: z.object({ id, category: z.literal('product') }),
  states: ['a shopper is signed in and a part is in stock'],
});
