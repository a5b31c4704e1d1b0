import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { address } from '../wire/picture.ts';
import { text } from '../wire/text.ts';
import { chatMessage, type ChatMessage } from './message.entity.ts';

/** A page of a conversation, oldest first. A page shorter than the limit is the last one (spec section 4). */
export type ConversationPage = {
  agentId: string;
  agentName: string;
  agentAvatar: string;
  messages: readonly ChatMessage[];
};

export const chatHistory = defineCall({
  name: 'chatHistory',
  method: 'GET',
  path: '/v2/user/service/record',
  auth: 'required',
  summary: 'A page of the conversation: uidTo is the smallest message id already shown, 0 for the newest page.',
  query: z.object({ toUid: id, page: z.optional(count), limit: count, uidTo: id }),
  answer: entity(z.object({ uid: id, nickname: text, avatar: address, serviceList: listOf(chatMessage) }), {
    decode: (wire): ConversationPage => ({
      agentId: wire.uid,
      agentName: wire.nickname,
      agentAvatar: wire.avatar,
      messages: wire.serviceList,
    }),
    encode: (value) => ({
      uid: value.agentId,
      nickname: value.agentName,
      avatar: value.agentAvatar,
      serviceList: [...value.messages],
    }),
  }),
  states: ['a conversation exists'],
});
