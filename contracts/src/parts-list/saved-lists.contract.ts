import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { textMoment, type Moment } from '../wire/moment.ts';

/** A parts list that the shop has saved, as the overview shows it. `lines` is the number of different pairs. */
export type SavedList = { id: string; name: string; lines: number; pieces: number; savedAt?: Moment };

const savedList = entity(z.object({ id, name: z.string(), lines: count, num: count, add_time: textMoment }), {
  decode: (wire): SavedList => ({
    id: wire.id,
    name: wire.name,
    lines: wire.lines,
    pieces: wire.num,
    savedAt: wire.add_time,
  }),
  encode: (list) => ({ id: list.id, name: list.name, lines: list.lines, num: list.pieces, add_time: list.savedAt }),
});

/** All of the shopper's saved lists, at most 100, the last saved first. */
export const savedLists = defineCall({
  name: 'savedLists',
  method: 'GET',
  path: '/parts_list/list',
  auth: 'required',
  summary: 'The shopper’s saved parts lists, the last saved first.',
  answer: entity(z.object({ list: listOf(savedList) }), {
    decode: (wire): readonly SavedList[] => wire.list,
    encode: (lists) => ({ list: [...lists] }),
  }),
  states: ['a shopper has saved parts lists', 'a shopper is signed in'],
});
