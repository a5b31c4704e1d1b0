import type { Fen, Moment, TopUpOffer } from '@shop/contracts';
import { changeBalance } from '../balance/change-balance.ts';
import type { PaymentCode } from '../core/payment.state.ts';
import type { Shop } from '../core/shop.ts';

/** Amounts to top up with, and what the shop adds to them. */
export const TOP_UPS: readonly TopUpOffer[] = [
  { id: '1', amount: 5000, gift: 0 },
  { id: '2', amount: 10_000, gift: 500 },
  { id: '3', amount: 20_000, gift: 1500 },
  { id: '4', amount: 50_000, gift: 5000 },
];

/** The limits of other amounts, to which the shop adds nothing. */
export const MIN_TOP_UP: Fen = 100;
export const MAX_TOP_UP: Fen = 500_000;

export type TopUpCode = Extract<PaymentCode, { gift: Fen }>;

/** Adds the amount of a paid code and the shop's gift to the balance, once for each code. */
export function creditTopUp(shop: Shop, code: TopUpCode, at: Moment): void {
  const account = shop.state.accounts[code.accountId];
  if (!account || code.isDone) return;
  changeBalance(shop, account, {
    kind: 'topUp',
    amount: code.amount + code.gift,
    gift: code.gift > 0 ? code.gift : undefined,
    at,
  });
  code.isDone = true;
}
