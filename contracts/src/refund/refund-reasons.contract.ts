import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { listOf } from '../wire/list-or-map.ts';
import { text } from '../wire/text.ts';

/** Reasons to choose from, in the shop's words; none where the shop has set none (it then sends one empty text). */
export const refundReasons = defineCall({
  name: 'refundReasons',
  method: 'GET',
  path: '/order/refund/reason',
  auth: 'required',
  summary: 'Reasons for a refund to choose from.',
  answer: entity(listOf(text), {
    decode: (wire): readonly string[] => wire.filter(Boolean),
    encode: (value) => [...value],
  }),
  states: ['a shopper is signed in'],
});
