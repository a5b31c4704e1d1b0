import type { Refund, RefundState } from '@shop/contracts';

const OPEN: readonly RefundState[] = ['underReview', 'awaitingReturn', 'returning'];

/** Whether a refund is in progress: neither paid nor rejected. */
const isOpenRefund = ({ state }: Pick<Refund, 'state'>): boolean => OPEN.includes(state);

/** Whether one of the refunds is in progress; undefined where that is not known of one of them. */
export function hasOpenRefund(refunds: readonly Pick<Refund, 'state'>[]): boolean | undefined {
  if (refunds.some(isOpenRefund)) return true;
  return refunds.some(({ state }) => state === 'unknown') ? undefined : false;
}
