import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { id } from '../wire/id.ts';
import { repairCartEntry } from './repair-cart.entity.ts';
import { repairDraftColumns } from './repair-draft.entity.ts';

/**
 * Puts a request into the repair cart. With the id of an entry it replaces that entry, so a repeated call adds nothing
 * twice; a new entry of a set replaces the one with the same set and code.
 */
export const repairCartSave = defineCall({
  name: 'repairCartSave',
  method: 'POST',
  path: '/supple/cart/save',
  auth: 'required',
  summary: 'Puts a repair request into the cart, or replaces one. Refused above the limits of the service or the set.',
  body: z.object({ ...repairDraftColumns, id: z.optional(id) }),
  answer: repairCartEntry,
  states: ['the shop repairs sets', 'a repair request is in the cart', 'the set is unknown'],
});
