import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { address } from '../wire/picture.ts';
import { text } from '../wire/text.ts';

/**
 * The chat's notice: rich text, shown only through SafeHtml, and the sound of a new message ('' where the server has
 * none).
 */
export const chatNotice = defineCall({
  name: 'chatNotice',
  method: 'GET',
  path: '/user/service/get_adv',
  auth: 'required',
  summary: 'The notice beside the conversation and the sound for new messages.',
  answer: entity(z.object({ content: text, sound: address }), {
    decode: (wire) => ({ html: wire.content, sound: wire.sound }),
    encode: (value) => ({ content: value.html, sound: value.sound }),
  }),
  states: ['a shopper is signed in'],
});
