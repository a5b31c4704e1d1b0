import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { maybe, withDefault } from '../wire/maybe.ts';
import { picture, type Picture } from '../wire/picture.ts';
import { text } from '../wire/text.ts';

/** A suggestion for a keyword: a part, a category or a longer keyword. */
export type Suggestion =
  | { kind: 'part'; id: string; name: string; number: string; picture: Picture; uniqueId: string }
  | { kind: 'category'; id: string; top: string; name: string; count?: number }
  | { kind: 'search'; text: string; count?: number };

const row = z.object({
  type: z.enum(['part', 'category', 'search']),
  name: z.string(),
  id: withDefault(id, ''),
  pid: withDefault(id, ''),
  number: text,
  image: picture,
  unique: text,
  count: maybe(count),
});
const suggestion = entity(row, {
  decode: ({ type, ...wire }): Suggestion => {
    if (type === 'part')
      return {
        kind: type,
        id: wire.id,
        name: wire.name,
        number: wire.number,
        picture: wire.image,
        uniqueId: wire.unique,
      };
    return type === 'category'
      ? { kind: type, id: wire.id, top: wire.pid, name: wire.name, count: wire.count }
      : { kind: type, text: wire.name, count: wire.count };
  },
  encode: (value) => {
    const none = { id: '', pid: '', number: '', image: { kind: 'photo', url: '' } as Picture, unique: '', count: 0 };
    if (value.kind === 'search') return { ...none, type: value.kind, name: value.text, count: value.count };
    if (value.kind === 'category')
      return { ...none, type: value.kind, id: value.id, pid: value.top, name: value.name, count: value.count };
    return {
      ...none,
      type: value.kind,
      id: value.id,
      name: value.name,
      number: value.number,
      image: value.picture,
      unique: value.uniqueId,
    };
  },
});

/**
 * Suggestions while the shopper types, best first. An extension: without it only recent and popular searches are shown.
 */
export const searchSuggestions = defineCall({
  name: 'searchSuggestions',
  method: 'GET',
  path: '/parts/suggest',
  auth: 'optional',
  summary: 'Suggestions for a keyword: parts, categories, longer keywords.',
  query: z.object({ keyword: z.string(), limit: count }),
  answer: listOf(suggestion),
  states: ['the shop is open', 'nothing matches the search'],
});
