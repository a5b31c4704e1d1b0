import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { address } from '../wire/picture.ts';
import { text } from '../wire/text.ts';

/** A service agent. */
export type Agent = { id: string; name: string; avatar: string };

const agent = entity(z.object({ uid: id, wx_name: text, avatar: address }), {
  decode: (wire): Agent => ({ id: wire.uid, name: wire.wx_name, avatar: wire.avatar }),
  encode: (value) => ({ uid: value.id, wx_name: value.name, avatar: value.avatar }),
});

/** The agents to chat with; afterwards the first page of history is loaded (spec section 4). */
export const agentList = defineCall({
  name: 'agentList',
  method: 'GET',
  path: '/user/service/list',
  auth: 'required',
  summary: 'The service agents; requested when the chat window opens.',
  answer: listOf(agent),
  states: ['a shopper is signed in'],
});
