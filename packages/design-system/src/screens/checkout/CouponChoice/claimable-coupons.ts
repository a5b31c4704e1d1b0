import type { CartLine, CouponOffer, Fen, HeldCoupon, Moment } from '@shop/contracts';
import { receiptOf, type Receiving } from '../../../commerce/coupon-receiving.ts';
import { lineTotal } from '../../../commerce/totals.ts';
import { bestCoupon, type CouponChoices } from './coupon-choices.ts';

/** What decides whether a coupon can be claimed for an order. */
export type ClaimingFor = {
  lines: readonly CartLine[];
  /** The coupons that the shopper holds already. */
  held: CouponChoices;
  receiving: Readonly<Record<string, Receiving>>;
  isMember: boolean | undefined;
  now: Moment;
};

/** One order takes one coupon, so only the best are shown, and none that saves less than one that the shopper holds. */
const MAX_SHOWN = 3;

/** Whether a held coupon is one of an offer; the server does not say of which offer it is. */
export const isOfOffer = (held: HeldCoupon, offer: CouponOffer): boolean =>
  held.title === offer.title && held.amount === offer.amount && held.from === offer.from;

/** The value of the goods that a coupon is for; undefined where that is not known. */
function goodsInScope({ scope, products }: CouponOffer, lines: readonly CartLine[]): Fen | undefined {
  const total = (some: readonly CartLine[]) => some.reduce((sum, line) => sum + lineTotal(line), 0);
  if (scope === 'all' || scope === 'members') return total(lines);
  if (scope !== 'products' || products === undefined) return undefined;
  const own = lines.filter(({ productId }) => products.includes(productId));
  return own.length > 0 ? total(own) : undefined;
}

const DAY_MS = 86_400_000;
/** The last day is included. */
const isInTime = ({ usableFrom = -Infinity, usableTo = Infinity }: CouponOffer, now: Moment): boolean =>
  usableFrom <= now && now < usableTo + DAY_MS;

/**
 * The coupons that the shopper does not hold, may receive, that fit an order as far as is known, and that save more than
 * those at hand, the largest first.
 * Those for a category are left out: the lines do not name theirs.
 */
export function claimableCoupons(
  offers: readonly CouponOffer[],
  { lines, held, receiving, isMember, now }: ClaimingFor,
): readonly CouponOffer[] {
  const saved = bestCoupon(held.fitting)?.amount ?? 0;
  const all = [...held.fitting, ...held.others];
  const isClaimable = (offer: CouponOffer): boolean => {
    if (offer.amount <= saved) return false;
    const goods = goodsInScope(offer, lines);
    if (goods === undefined || goods < offer.from || !isInTime(offer, now)) return false;
    if (offer.scope === 'members' && !isMember) return false;
    if (all.some((coupon) => isOfOffer(coupon, offer))) return false;
    const receipt = receiptOf(offer, receiving[offer.id], isMember);
    return receipt === 'receivable' || receipt === 'again';
  };
  return offers
    .filter(isClaimable)
    .toSorted((one, other) => other.amount - one.amount)
    .slice(0, MAX_SHOWN);
}
