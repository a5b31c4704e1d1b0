import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { withDefault } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';
import { text } from '../wire/text.ts';

/** An amount for a top-up, and the gift that the shop adds to it. */
export type TopUpOffer = { id: string; amount: Fen; gift: Fen };

/**
 * What a shop offers for top-ups: amounts, its notices as plain text, and the limits of any other amount; absent where
 * the server has none or does not say.
 */
export type TopUpOffers = {
  offers: readonly TopUpOffer[];
  notices: readonly string[];
  min?: Fen;
  max?: Fen;
};

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
  summary: 'Amounts, limits and notices for a top-up of the balance.',
  answer: entity(
    z.object({
      recharge_quota: listOf(offer),
      recharge_attention: withDefault(listOf(text), []),
      min_price: z.optional(money),
      max_price: z.optional(money),
    }),
    {
      decode: (wire): TopUpOffers => ({
        offers: wire.recharge_quota,
        // The setting is split at its line breaks: an empty one is a list with an empty text.
        notices: wire.recharge_attention.map((notice) => notice.trim()).filter((notice) => notice !== ''),
        min: wire.min_price,
        max: wire.max_price,
      }),
      encode: (value) => ({
        recharge_quota: [...value.offers],
        recharge_attention: [...value.notices],
        min_price: value.min,
        max_price: value.max,
      }),
    },
  ),
  states: ['a shopper is signed in'],
});
