import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { listOf } from '../wire/list-or-map.ts';
import { text } from '../wire/text.ts';

/** The shop's reasons to choose from; a shop without any sends one empty text. */
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
