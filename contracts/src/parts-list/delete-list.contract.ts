import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { id } from '../wire/id.ts';

/** Deletes a saved list. */
export const deleteList = defineCall({
  name: 'deleteList',
  method: 'POST',
  path: '/parts_list/del',
  auth: 'required',
  summary: 'Deletes a saved parts list.',
  body: z.object({ id }),
  states: ['a shopper has saved parts lists'],
});
