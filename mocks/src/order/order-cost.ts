import type { Fen, Language } from '@shop/contracts';
import { withPrices } from '../cart/wanted-lines.ts';
import type { Account, ReceivedCoupon } from '../core/account.state.ts';
import type { WantedLine } from '../core/cart.state.ts';
import type { Shop } from '../core/shop.ts';
import { chosenCoupon } from '../coupon/order-coupons.ts';
import { sum, totalsOf, type PricedLine, type Totals } from '../goods/prices.ts';

/** The cost of an order for a shopper. */
export type Cost = {
  lines: readonly (WantedLine & PricedLine & { couponShare: Fen })[];
  coupon?: ReceivedCoupon;
  totals: Totals;
};

/** The current cost of the goods alone. */
export const goodsOf = (shop: Shop, account: Account, lines: readonly WantedLine[], language: Language): Fen =>
  totalsOf(withPrices(shop, account, lines, language)).goods;

/** The current cost of lines; refused if one cannot be bought, or if the chosen coupon cannot be used. */
export function costOf(
  shop: Shop,
  account: Account,
  lines: readonly WantedLine[],
  { province, couponId = '0' }: { province?: string; couponId?: string },
  language: Language,
): Cost {
  const priced = withPrices(shop, account, lines, language);
  const { received, shares } = chosenCoupon(shop, account, couponId, priced, language);
  return {
    lines: priced.map((line, index) => ({ ...line, couponShare: shares[index] ?? 0 })),
    coupon: received,
    totals: totalsOf(priced, province, sum(shares), shop.state.deliveryRules),
  };
}
