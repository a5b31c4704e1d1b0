import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';

/** The address of the chat's websocket. Scheme and host are checked before connecting. */
export const socketAddress = defineCall({
  name: 'socketAddress',
  method: 'GET',
  path: '/get_workerman_url',
  auth: 'optional',
  summary: 'The websocket address of the chat; requested before the chat connects.',
  answer: entity(z.object({ chat: z.string().check(z.regex(/^wss?:\/\//)) }), {
    decode: (wire) => ({ url: wire.chat }),
    encode: (value) => ({ chat: value.url }),
  }),
  states: ['the shop is open'],
});
