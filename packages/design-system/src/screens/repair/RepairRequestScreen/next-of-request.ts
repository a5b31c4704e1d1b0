import type { RepairRequest, RequestStatus } from '@shop/contracts';

type NextMessage = `next${Capitalize<RequestStatus>}` | 'nextRejectedPaid' | 'nextCancelledPaid' | 'nextReceivedAgain';

const NEXT: Record<RequestStatus, NextMessage> = {
  submitted: 'nextSubmitted',
  toPay: 'nextToPay',
  paid: 'nextPaid',
  inReview: 'nextInReview',
  needInfo: 'nextNeedInfo',
  approved: 'nextApproved',
  partlyApproved: 'nextPartlyApproved',
  rejected: 'nextRejected',
  picking: 'nextPicking',
  shipped: 'nextShipped',
  received: 'nextReceived',
  done: 'nextDone',
  cancelled: 'nextCancelled',
  expired: 'nextExpired',
  refunded: 'nextRefunded',
};

/** The sentence on what happens next; money that was paid and the use of the one reopening change it. */
export function nextOfRequest({
  status,
  isPaid,
  wasReopened,
}: Pick<RepairRequest, 'status' | 'isPaid' | 'wasReopened'>): NextMessage {
  if (isPaid && status === 'rejected') return 'nextRejectedPaid';
  if (isPaid && status === 'cancelled') return 'nextCancelledPaid';
  return wasReopened && status === 'received' ? 'nextReceivedAgain' : NEXT[status];
}
