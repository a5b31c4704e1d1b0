import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { address } from '../wire/picture.ts';

/** Stores a JPEG or PNG and returns its address. Refused with status 400 and the server's message. */
export const uploadImage = defineCall({
  name: 'uploadImage',
  method: 'POST',
  path: '/upload/image',
  auth: 'required',
  summary: 'Stores an image (chat, refund, review) and returns its address.',
  body: z.object({ filename: z.literal('file'), file: z.custom<Blob>((value) => value instanceof Blob) }),
  encoding: 'form',
  answer: entity(z.object({ url: address }), {
    decode: (wire) => ({ url: wire.url }),
    encode: (value) => ({ url: value.url }),
  }),
  states: ['a shopper is signed in'],
});
