import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { money, type Fen } from '../wire/money.ts';

/** What a shopper has topped up and paid from the balance so far; absent where the server does not say. */
export type BalanceTotals = { balance?: Fen; toppedUp?: Fen; spent?: Fen };

const optionalMoney = z.optional(z.nullable(money));

/**
 * Servers of the family also send `orderStatusSum`, which they call spent: it is the top-ups minus the balance, so that
 * every gift, credit and refund makes it wrong, even negative (reference: user). It is not read; our own servers send
 * `spent`.
 */
export const balanceTotals = defineCall({
  name: 'balanceTotals',
  method: 'GET',
  path: '/user/balance',
  auth: 'required',
  summary: 'The balance, and what was topped up and spent in total.',
  answer: entity(z.object({ now_money: optionalMoney, recharge: optionalMoney, spent: optionalMoney }), {
    decode: (wire): BalanceTotals => ({
      balance: wire.now_money ?? undefined,
      toppedUp: wire.recharge ?? undefined,
      spent: wire.spent ?? undefined,
    }),
    encode: (value) => ({ now_money: value.balance, recharge: value.toppedUp, spent: value.spent }),
  }),
  states: ['a shopper has balance records'],
});
