import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { money, type Fen } from '../wire/money.ts';

/** An amount for a top-up, and the gift that the shop adds to it. */
export type TopUpOffer = { id: string; amount: Fen; gift: Fen };

/** Settings are texts, '' when empty. */
const gift = z.union([money, z.codec(z.literal(''), z.int(), { decode: () => 0, encode: () => '' as const })]);

const offer = entity(z.object({ id, price: money, give_money: z._default(gift, 0) }), {
  decode: (wire): TopUpOffer => ({ id: wire.id, amount: wire.price, gift: wire.give_money }),
  encode: (value) => ({ id: value.id, price: value.amount, give_money: value.gift }),
});

export const topUpOffers = defineCall({
  name: 'topUpOffers',
  method: 'GET',
  path: '/recharge/index',
  auth: 'required',
  summary: 'Amounts for a top-up of the balance.',
  answer: entity(z.object({ recharge_quota: listOf(offer) }), {
    decode: (wire): readonly TopUpOffer[] => wire.recharge_quota,
    encode: (value) => ({ recharge_quota: [...value] }),
  }),
  states: ['a shopper is signed in'],
});
