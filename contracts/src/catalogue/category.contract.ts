import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { withDefault } from '../wire/maybe.ts';
import { picture, type Picture } from '../wire/picture.ts';

/** A category of parts, in two levels: only top categories have children. */
export type Category = { id: string; name: string; picture: Picture; children: readonly Category[] };

const childWire = z.object({ id, cate_name: z.string(), pic: picture });
const toCategory = (wire: z.output<typeof childWire>, children: readonly Category[] = []): Category => ({
  id: wire.id,
  name: wire.cate_name,
  picture: wire.pic,
  children,
});
const child = entity(childWire, {
  decode: (wire) => toCategory(wire),
  encode: (value) => ({ id: value.id, cate_name: value.name, pic: value.picture }),
});

const top = entity(z.extend(childWire, { pid: withDefault(id, '0'), children: withDefault(listOf(child), []) }), {
  decode: (wire) => toCategory(wire, wire.children),
  encode: (value) => ({
    id: value.id,
    pid: '0',
    cate_name: value.name,
    pic: value.picture,
    children: [...value.children],
  }),
});

/** The category tree in two levels. Must not be sent with `limit`, which makes the list flat. */
export const category = defineCall({
  name: 'category',
  method: 'GET',
  path: '/category',
  auth: 'optional',
  summary: 'The category tree, two levels, for the home page and the category page.',
  answer: listOf(top),
  states: ['the shop is open'],
});
