import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { textMoment, type Moment } from '../wire/moment.ts';

/** A parts list that is kept with the shop: what the overview says of it. `lines` are different pairs. */
export type SavedList = { id: string; name: string; lines: number; pieces: number; savedAt?: Moment };

const savedList = entity(z.object({ id, name: z.string(), lines: count, num: count, add_time: textMoment }), {
  decode: (wire): SavedList => ({
    id: wire.id,
    name: wire.name,
    lines: wire.lines,
    pieces: wire.num,
    ...(wire.add_time === undefined ? {} : { savedAt: wire.add_time }),
  }),
  encode: (list) => ({ id: list.id, name: list.name, lines: list.lines, num: list.pieces, add_time: list.savedAt }),
});

/** The shopper's saved lists, the one saved last first: all of them, since a shopper has at most 100. */
export const savedLists = defineCall({
  name: 'savedLists',
  method: 'GET',
  path: '/parts_list/list',
  auth: 'required',
  summary: 'The shopper’s saved parts lists, the one saved last first.',
  answer: entity(z.object({ list: listOf(savedList) }), {
    decode: (wire): readonly SavedList[] => wire.list,
    encode: (lists) => ({ list: [...lists] }),
  }),
  states: ['a shopper has saved parts lists', 'a shopper is signed in'],
});
