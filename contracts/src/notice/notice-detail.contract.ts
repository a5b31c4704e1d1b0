import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { notice } from './notice.entity.ts';

/** A notice. Requesting it marks it as read, but the answer of that request still says unread. Refused when deleted. */
export const noticeDetail = defineCall({
  name: 'noticeDetail',
  method: 'GET',
  path: '/user/message_system/detail/:id',
  auth: 'required',
  summary: 'One notice of the shop; marks it as read.',
  params: z.object({ id: z.string() }),
  answer: notice,
  states: ['a shopper with notices is signed in'],
});
