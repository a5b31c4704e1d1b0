import type { Fen, Language } from '@shop/contracts';
import type { Account, ReceivedCoupon } from '../core/account.state.ts';
import type { WantedLine } from '../core/cart.state.ts';
import { refusal } from '../core/refusal.ts';
import type { Shop } from '../core/shop.ts';
import { mouldOf } from '../goods/goods.ts';
import { proportionally, sum, type PricedLine } from '../goods/prices.ts';
import { kindOf } from '../goods/promotion-of.ts';
import { appliesTo, findCoupon } from './coupons.ts';
import { isEarly, isExpired, isUsedOrExpired } from './wallet.ts';

type Line = WantedLine & PricedLine;

const costOf = ({ unitPrice, quantity }: Line): Fen => unitPrice * quantity;

/** The cost of each line that is in the scope of a coupon; 0 for other lines. */
function costsInScope(shop: Shop, received: ReceivedCoupon, lines: readonly Line[]): readonly Fen[] {
  const coupon = findCoupon(received.couponId);
  return lines.map((line) => {
    const mould = mouldOf(shop, line.productId);
    return coupon && mould && appliesTo(shop, coupon, mould) ? costOf(line) : 0;
  });
}

/**
 * The discount of a coupon for these lines, at most the cost of the lines in its scope; 0 if it cannot be used.
 * Promotion orders cannot use coupons.
 */
function discountOf(shop: Shop, account: Account, received: ReceivedCoupon, lines: readonly Line[]): Fen {
  const coupon = findCoupon(received.couponId);
  if (!coupon || isEarly(shop, received) || kindOf(shop, lines) !== 'normal') return 0;
  if (coupon.scope === 'members' && !account.isMember) return 0;
  const goods = sum(costsInScope(shop, received, lines));
  return goods >= coupon.from ? Math.min(coupon.amount, goods) : 0;
}

/** The coupons of a wallet that can be used for these lines now, the highest discount first. */
export function fittingFor(shop: Shop, account: Account, lines: readonly Line[]): readonly ReceivedCoupon[] {
  const discount = (received: ReceivedCoupon) => discountOf(shop, account, received, lines);
  return account.coupons
    .filter((received) => !isUsedOrExpired(shop, received) && discount(received) > 0)
    .toSorted((a, b) => discount(b) - discount(a));
}

/** The coupon that a shopper chose, and its discount on each line; refused if it cannot be used. '' and 0 mean none. */
export function chosenCoupon(
  shop: Shop,
  account: Account,
  couponId: string,
  lines: readonly Line[],
  language: Language,
): { received?: ReceivedCoupon; shares: readonly Fen[] } {
  if (couponId === '' || couponId === '0') return { shares: lines.map(() => 0) };
  const received = account.coupons.find(({ id }) => id === couponId);
  if (!received) throw refusal('couponNotFound', language);
  if (received.orderNumber !== undefined) throw refusal('couponAlreadyUsed', language);
  if (isExpired(shop, received)) throw refusal('couponExpired', language);
  const discount = discountOf(shop, account, received, lines);
  if (discount === 0) throw refusal('couponNotApplicable', language);
  return { received, shares: proportionally(discount, costsInScope(shop, received, lines)) };
}
