import type { PayWay, User } from '@shop/contracts';

/** Top-ups are paid by Alipay alone: WeChat fails on servers of the family (reference: balance). */
const TOP_UP_BY: PayWay = 'alipay';

/**
 * Whether the shop says that the balance can be topped up: balance, top-ups and the way to pay for them are all switched
 * on. What the server does not say is not offered; `hasOffers` replaces its word on top-ups by the answer of the call
 * that lists them.
 */
export function canTopUp(user: User | undefined, payWays: readonly PayWay[] | undefined, hasOffers = false): boolean {
  if (user === undefined || user.hasBalance === false) return false;
  return (user.hasTopUp ?? hasOffers) && (payWays?.includes(TOP_UP_BY) ?? false);
}
