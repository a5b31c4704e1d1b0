import type { Refund, RefundState } from '@shop/contracts';

const OPEN: readonly RefundState[] = ['underReview', 'awaitingReturn', 'returning'];

/** Whether a refund is in progress: neither paid nor rejected. */
export const isOpenRefund = ({ state }: Pick<Refund, 'state'>): boolean => OPEN.includes(state);
