import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { listOf } from '../wire/list-or-map.ts';
import { notice, type Notice } from './notice.entity.ts';

/** A page of notices, newest first, each with its whole content. Deleted ones are in no list. */
export type NoticePage = { notices: readonly Notice[]; total: number };

export const noticeList = defineCall({
  name: 'noticeList',
  method: 'GET',
  path: '/user/message_system/list',
  auth: 'required',
  summary: 'One page of the shop’s notices to the shopper, newest first.',
  query: z.object({ page: count, limit: count }),
  answer: entity(z.object({ list: listOf(notice), count }), {
    decode: (wire): NoticePage => ({ notices: wire.list, total: wire.count }),
    encode: (value) => ({ list: [...value.notices], count: value.total }),
  }),
  states: ['a shopper with notices is signed in'],
});
