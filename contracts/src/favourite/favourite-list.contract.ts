import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { listOf } from '../wire/list-or-map.ts';
import { favourite, type Favourite } from './favourite.entity.ts';

/** A page of favourites, newest first. `total` includes those whose product was deleted. */
export type FavouritePage = { favourites: readonly Favourite[]; total: number };

export const favouriteList = defineCall({
  name: 'favouriteList',
  method: 'GET',
  path: '/pc/get_collect_list',
  auth: 'required',
  summary: 'One page of the shopper’s favourites, newest first.',
  query: z.object({ page: count, limit: count }),
  answer: entity(z.object({ list: listOf(favourite), count }), {
    decode: (wire): FavouritePage => ({ favourites: wire.list, total: wire.count }),
    encode: (value) => ({ list: [...value.favourites], count: value.total }),
  }),
  states: ['a shopper with favourites is signed in'],
});
