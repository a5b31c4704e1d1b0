import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { id } from '../wire/id.ts';

/** Marks a product as a favourite. Marking it twice is no error. */
export const favouriteAdd = defineCall({
  name: 'favouriteAdd',
  method: 'POST',
  path: '/collect/add',
  auth: 'required',
  summary: 'Marks a product as a favourite.',
  body: z.object({ id, category: z.literal('product') }),
  states: ['a shopper is signed in and a part is in stock'],
});
