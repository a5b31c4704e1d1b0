import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { partCount, type PartCount } from '../wire/part-pair.ts';

/** One saved list with its pairs. */
export const savedList = defineCall({
  name: 'savedList',
  method: 'GET',
  path: '/parts_list/detail/:id',
  auth: 'required',
  summary: 'A saved parts list with its pairs and quantities.',
  params: z.object({ id: z.string() }),
  answer: entity(z.object({ id, name: z.string(), list: listOf(partCount) }), {
    decode: (wire): { id: string; name: string; pairs: readonly PartCount[] } => ({
      id: wire.id,
      name: wire.name,
      pairs: wire.list,
    }),
    encode: (list) => ({ id: list.id, name: list.name, list: [...list.pairs] }),
  }),
  states: ['a shopper has saved parts lists'],
});
