import type { Fen } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { withPrices } from './draft.ts';
import { chosenCoupon } from '../coupon/order-coupons.ts';
import { sum, sumOf, type PricedLine, type Sums } from '../catalogue/prices.ts';
import type { Account, ReceivedCoupon, Shop, WantedLine } from '../shop/state.ts';

/** What an order costs for a shopper, sent to a province, with a coupon or without. */
export type Cost = {
  lines: readonly (WantedLine & PricedLine & { couponShare: Fen })[];
  coupon?: ReceivedCoupon;
  sums: Sums;
};

/** What the goods alone cost for a shopper now. */
export const goodsOf = (shop: Shop, account: Account, lines: readonly WantedLine[], language: Language): Fen =>
  sumOf(withPrices(shop, account, lines, language)).goods;

/** Prices lines as they would be bought now; refused when one cannot be bought, or when the chosen coupon cannot be used. */
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
    lines: priced.map((line, place) => ({ ...line, couponShare: shares[place] ?? 0 })),
    ...(received ? { coupon: received } : {}),
    sums: sumOf(priced, province, sum(shares)),
  };
}
