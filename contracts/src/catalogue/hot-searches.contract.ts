import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { listOf } from '../wire/list-or-map.ts';

/** Popular searches, chosen by the shop's staff. */
export const hotSearches = defineCall({
  name: 'hotSearches',
  method: 'GET',
  path: '/search/keyword',
  auth: 'optional',
  summary: 'Popular searches, shown under an empty search box.',
  answer: listOf(z.string()),
  states: ['the shop is open'],
});
