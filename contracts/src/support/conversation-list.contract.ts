import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { maybe } from '../wire/maybe.ts';

/** A conversation of the shopper with an agent. How many of its messages are unread is absent where not sent. */
export type Conversation = { agentId: string; unreadCount?: number };

const conversation = entity(z.object({ to_uid: id, mssage_num: maybe(count) }), {
  decode: (wire): Conversation => ({ agentId: wire.to_uid, unreadCount: wire.mssage_num }),
  encode: (value) => ({ to_uid: value.agentId, mssage_num: value.unreadCount }),
});

/** Part of the user's number of unread messages is from agents: that of these conversations. The rest are notices. */
export const conversationList = defineCall({
  name: 'conversationList',
  method: 'GET',
  path: '/user/record',
  auth: 'required',
  summary: 'The conversations of the shopper, one for each agent, each with its number of unread messages.',
  query: z.object({ page: count, limit: count }),
  answer: listOf(conversation),
  states: ['a conversation exists'],
});
