import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** Ids in one text, comma-separated. */
const ids = z.codec(z.string(), z.array(z.string()), {
  decode: (wire) => wire.split(',').filter(Boolean),
  encode: (list) => list.join(','),
});

/** Adds several products to the favourites; the last id becomes the newest. Those that are favourites stay such. */
export const favouriteAll = defineCall({
  name: 'favouriteAll',
  method: 'POST',
  path: '/collect/all',
  auth: 'required',
  summary: 'Adds several products to the favourites, such as removed ones again.',
  body: z.object({ id: ids, category: z.literal('product') }),
  states: ['a shopper is signed in and a part is in stock'],
});
