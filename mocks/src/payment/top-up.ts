import type { Fen, TopUpOffer } from '@shop/contracts';
import type { PaymentCode } from './bank.ts';
import type { Shop } from '../shop/state.ts';

/** What can be put on the balance, and what the shop adds. */
export const TOP_UPS: readonly TopUpOffer[] = [
  { id: '1', amount: 5000, gift: 0 },
  { id: '2', amount: 10_000, gift: 500 },
  { id: '3', amount: 20_000, gift: 1500 },
  { id: '4', amount: 50_000, gift: 5000 },
];

/** Any other amount may be put on the balance too, within these limits; the shop adds nothing to it. */
export const MIN_TOP_UP: Fen = 100;
export const MAX_TOP_UP: Fen = 500_000;

/** A code that was given out for money on the balance. */
export type TopUpCode = Extract<PaymentCode, { gift: Fen }>;

/** Puts the money of a code that was paid on the balance, with what the shop adds. Once: a code that is done adds nothing. */
export function creditTopUp(shop: Shop, code: TopUpCode): void {
  const account = shop.state.accounts[code.accountId];
  if (!account || code.isDone) return;
  account.balance += code.amount + code.gift;
  code.isDone = true;
}
