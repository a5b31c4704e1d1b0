import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { listOf } from '../wire/list-or-map.ts';

/** What others search for, as the shop's staff set it. */
export const hotSearches = defineCall({
  name: 'hotSearches',
  method: 'GET',
  path: '/search/keyword',
  auth: 'optional',
  summary: 'Hot search words, shown under an empty search box.',
  answer: listOf(z.string()),
  states: ['the shop is open'],
});
