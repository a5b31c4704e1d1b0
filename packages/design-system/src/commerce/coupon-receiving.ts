import type { CouponOffer } from '@shop/contracts';

/** What became of a request to receive a coupon. It is `unknown` when no answer came. */
export type Receiving = { status: 'busy' | 'received' | 'unknown' } | { status: 'refused'; message: string };

/** Whether the shopper has a coupon and whether it can be received (again), as far as is known. */
export type Receipt = 'receivable' | 'again' | 'received' | 'gone' | 'members';

/** Whether the server says that the shopper may receive one more of a coupon that they have. */
const mayReceiveAgain = ({ timesReceived, limit, left }: CouponOffer): boolean =>
  left !== 0 && timesReceived !== undefined && timesReceived > 0 && limit !== undefined && timesReceived < limit;

/** `isMember` is absent while it is unknown; then the server decides. */
export function receiptOf(
  offer: CouponOffer,
  receiving: Receiving | undefined,
  isMember: boolean | undefined,
): Receipt {
  if (offer.isReceived) return mayReceiveAgain(offer) ? 'again' : 'received';
  if (receiving?.status === 'received') return 'received';
  if (offer.left === 0) return 'gone';
  return offer.scope === 'members' && isMember === false ? 'members' : 'receivable';
}
