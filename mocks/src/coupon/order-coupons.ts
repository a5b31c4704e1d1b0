import type { Fen } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { appliesTo, couponNamed } from './coupons.ts';
import { kindOf } from '../order/draft.ts';
import { mouldOf } from '../catalogue/goods.ts';
import { proportionally, sum, type PricedLine } from '../catalogue/prices.ts';
import { isOver, isSpentOrOver } from '../payment/wallet.ts';
import { refusal } from '../shop/refusal.ts';
import type { Account, ReceivedCoupon, Shop, WantedLine } from '../shop/state.ts';

type Line = WantedLine & PricedLine;

const costOf = ({ unitPrice, quantity }: Line): Fen => unitPrice * quantity;

/** What lines cost that a coupon is for, line by line: 0 for a line that it is not for. */
function costsInScope(shop: Shop, received: ReceivedCoupon, lines: readonly Line[]): readonly Fen[] {
  const coupon = couponNamed(received.couponId);
  return lines.map((line) => {
    const mould = mouldOf(shop, line.productId);
    return coupon && mould && appliesTo(shop, coupon, mould) ? costOf(line) : 0;
  });
}

/** What a coupon takes off these lines: never more than the goods cost that it is for; 0 when it does not fit. Orders of promotions take no coupon. */
function discountOf(shop: Shop, account: Account, received: ReceivedCoupon, lines: readonly Line[]): Fen {
  const coupon = couponNamed(received.couponId);
  if (!coupon || (coupon.scope === 'members' && !account.isMember) || kindOf(shop, lines) !== 'normal') return 0;
  const goods = sum(costsInScope(shop, received, lines));
  return goods >= coupon.from ? Math.min(coupon.amount, goods) : 0;
}

/** The coupons of a wallet that can be used for these lines now, the one that takes most off in front. */
export function fittingFor(shop: Shop, account: Account, lines: readonly Line[]): readonly ReceivedCoupon[] {
  const discount = (received: ReceivedCoupon) => discountOf(shop, account, received, lines);
  return account.coupons
    .filter((received) => !isSpentOrOver(shop, received) && discount(received) > 0)
    .toSorted((a, b) => discount(b) - discount(a));
}

/** The coupon that a shopper chose, and what it takes off each line; refused in words when it cannot be used. '' and 0 choose none. */
export function chosenCoupon(
  shop: Shop,
  account: Account,
  couponId: string,
  lines: readonly Line[],
  language: Language,
): { received?: ReceivedCoupon; shares: readonly Fen[] } {
  if (couponId === '' || couponId === '0') return { shares: lines.map(() => 0) };
  const received = account.coupons.find(({ id }) => id === couponId);
  if (!received) throw refusal('noCoupon', language);
  if (received.orderNumber !== undefined) throw refusal('couponSpent', language);
  if (isOver(shop, received)) throw refusal('couponOver', language);
  const discount = discountOf(shop, account, received, lines);
  if (discount === 0) throw refusal('couponUnfit', language);
  return { received, shares: proportionally(discount, costsInScope(shop, received, lines)) };
}
