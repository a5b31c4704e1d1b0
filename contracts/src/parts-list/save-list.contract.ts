import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { partCount } from '../wire/part-pair.ts';

/** Maximum number of pairs in a saved list. */
export const MAX_SAVED_PAIRS = 10_000;

/**
 * Saves a parts list under a name of at most 60 characters: as a new one, or in place of the one with `id`. Returns its
 * id. `key` identifies a new list: the same key again creates no second one, so that a client may repeat the request
 * after a lost answer.
 */
export const saveList = defineCall({
  name: 'saveList',
  method: 'POST',
  path: '/parts_list/save',
  auth: 'required',
  summary: 'Saves a parts list under a name: a new one, once for each key, or in place of the one with the id.',
  body: z.object({
    id: z.optional(id),
    key: z.optional(z.string().check(z.minLength(8), z.maxLength(64))),
    name: z.string(),
    pairs: z.array(partCount).check(z.minLength(1), z.maxLength(MAX_SAVED_PAIRS)),
  }),
  answer: entity(z.object({ id }), { decode: (wire) => ({ id: wire.id }), encode: (value) => ({ id: value.id }) }),
  states: ['a shopper is signed in', 'a shopper has saved parts lists'],
});
