/** The statuses of a submitted request; a draft exists only in the browser and in the repair cart. */
export const REQUEST_STATUSES = [
  'submitted',
  'toPay',
  'paid',
  'inReview',
  'needInfo',
  'approved',
  'partlyApproved',
  'rejected',
  'picking',
  'shipped',
  'received',
  'done',
  'cancelled',
  'expired',
  'refunded',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Who acts: the shopper, a service agent, or the shop by itself (payment, warehouse, carrier, time). */
export type RequestActor = 'customer' | 'agent' | 'system';

export type RequestAction =
  | 'pay'
  | 'startReview'
  | 'askForInfo'
  | 'sendEvidence'
  | 'approve'
  | 'approvePartly'
  | 'reject'
  | 'startPicking'
  | 'ship'
  | 'receive'
  | 'finish'
  | 'reopen'
  | 'cancel'
  | 'expire'
  | 'refund';

type Transition = { from: readonly RequestStatus[]; to: RequestStatus; by: readonly RequestActor[] };

/** Every transition that exists. Cancelling ends with the start of the picking. */
export const TRANSITIONS: Readonly<Record<RequestAction, Transition>> = {
  pay: { from: ['toPay'], to: 'paid', by: ['customer'] },
  startReview: { from: ['submitted', 'paid'], to: 'inReview', by: ['agent'] },
  askForInfo: { from: ['inReview'], to: 'needInfo', by: ['agent'] },
  sendEvidence: { from: ['needInfo'], to: 'inReview', by: ['customer'] },
  approve: { from: ['inReview'], to: 'approved', by: ['agent'] },
  approvePartly: { from: ['inReview'], to: 'partlyApproved', by: ['agent'] },
  reject: { from: ['inReview'], to: 'rejected', by: ['agent'] },
  startPicking: { from: ['approved', 'partlyApproved'], to: 'picking', by: ['system'] },
  ship: { from: ['picking'], to: 'shipped', by: ['system'] },
  receive: { from: ['shipped'], to: 'received', by: ['customer', 'system'] },
  finish: { from: ['received'], to: 'done', by: ['customer', 'system'] },
  reopen: { from: ['received'], to: 'inReview', by: ['customer'] },
  cancel: {
    from: ['submitted', 'toPay', 'paid', 'inReview', 'needInfo', 'approved', 'partlyApproved'],
    to: 'cancelled',
    by: ['customer'],
  },
  expire: { from: ['toPay'], to: 'expired', by: ['system'] },
  refund: { from: ['rejected', 'cancelled'], to: 'refunded', by: ['system'] },
};

/** What transitions depend on besides the status. */
export type RequestFacts = { status: RequestStatus; isPaid: boolean; wasReopened: boolean };

/**
 * Whether an action is possible: a request is reopened once, and refunded only if it was paid. A reopened one was already
 * sent, so it is neither cancelled nor refunded as a whole.
 */
export function canBe(action: RequestAction, { status, isPaid, wasReopened }: RequestFacts): boolean {
  if (!TRANSITIONS[action].from.includes(status)) return false;
  if (action === 'reopen' || action === 'cancel') return !wasReopened;
  return action !== 'refund' || (isPaid && !wasReopened);
}

/** The tabs of the list of requests. */
export const REQUEST_GROUPS = {
  toPay: ['toPay'],
  review: ['submitted', 'paid', 'inReview', 'needInfo'],
  approved: ['approved', 'partlyApproved', 'picking'],
  shipped: ['shipped'],
  done: ['received', 'done'],
  closed: ['rejected', 'cancelled', 'expired', 'refunded'],
} as const satisfies Record<string, readonly RequestStatus[]>;
export type RequestGroup = keyof typeof REQUEST_GROUPS;
