import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { listOf } from '../wire/list-or-map.ts';
import { postalAddress } from './address.entity.ts';

/** The shopper's address book, default first, page by page: at most 100 a page and without a total. */
export const addressList = defineCall({
  name: 'addressList',
  method: 'GET',
  path: '/address/list',
  auth: 'required',
  summary: 'The address book, page by page.',
  query: z.object({ page: count, limit: count }),
  answer: listOf(postalAddress),
  states: ['a shopper is signed in', 'a shopper without an address is signed in'],
});
