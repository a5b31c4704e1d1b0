import { canBe, toYuanText, type Moment, type RequestStatus } from '@shop/contracts';
import type { StoredRepair } from '../core/repair.state.ts';
import type { ScheduledEvent } from '../core/scheduled-event.ts';
import type { Shop } from '../core/shop.ts';
import { deliveredAt } from '../order/carrier.ts';
import { advanceRepair, factsOf } from './advance-repair.ts';
import { notify, paidFor, payBack, payUntil, releaseCode } from './repairs.ts';
import { reviewRepair } from './review-repair.ts';

const SECOND = 1000;
const DAY = 24 * 3_600_000;
/** From submission or payment to the review, and from there to the decision. */
const QUEUE_TIME = 15 * SECOND;
const REVIEW_TIME = 45 * SECOND;
/** From the approval to picking, and from there to shipping. */
const WAREHOUSE_TIME = 30 * SECOND;
const PICKING_TIME = 60 * SECOND;
/** From the rejection or the cancellation to the refund. */
const REFUND_TIME = 15 * SECOND;
/** Received automatically this long after delivery, and done this long after receipt, as orders are. */
const RECEIPT_TIMEOUT_MS = 7 * DAY;
const FINISH_TIMEOUT_MS = 7 * DAY;

/** When a request entered its status. */
const enteredAt = ({ history, submittedAt }: StoredRepair): Moment => history.at(-1)?.at ?? submittedAt;

export function shipRepair(shop: Shop, repair: StoredRepair, at: Moment): void {
  const { ships, travelTime } = shop.state.backOffice;
  // A reopened request has a second parcel: the moment makes their numbers differ.
  const parcel = `SF${String(at + Number(repair.id)).padStart(13, '0')}`;
  repair.shippedAt = at;
  repair.journey = { number: parcel, durationMs: travelTime, isDelayed: ships === 'delayed' };
  notify(shop, repair, { kind: 'repairShipped', sentAt: at });
  advanceRepair(repair, 'ship', { actor: 'system', at, note: { key: 'shipped', values: { parcel } } });
}

export function expireRepair(shop: Shop, repair: StoredRepair, at: Moment): void {
  advanceRepair(repair, 'expire', { actor: 'system', at, note: { key: 'expired' } });
  releaseCode(shop, repair);
}

export function refundRepair(shop: Shop, repair: StoredRepair, at: Moment): void {
  const amount = paidFor(repair);
  const note = { key: 'refunded' as const, values: { amount: toYuanText(amount) } };
  advanceRepair(repair, 'refund', { actor: 'system', at, note });
  payBack(shop, repair, amount, at);
}

type NextEvent = (shop: Shop, repair: StoredRepair) => ScheduledEvent | undefined;

const startReview: NextEvent = ({ state }, repair) =>
  state.backOffice.reviews === 'never'
    ? undefined
    : {
        at: enteredAt(repair) + QUEUE_TIME,
        run: (at) => advanceRepair(repair, 'startReview', { actor: 'agent', at }),
      };

const decide: NextEvent = (shop, repair) => {
  const { reviews } = shop.state.backOffice;
  return reviews === 'never'
    ? undefined
    : { at: enteredAt(repair) + REVIEW_TIME, run: (at) => reviewRepair(shop, repair, reviews, at) };
};

const startPicking: NextEvent = ({ state }, repair) =>
  state.backOffice.ships === 'never'
    ? undefined
    : {
        at: enteredAt(repair) + WAREHOUSE_TIME,
        run: (at) => advanceRepair(repair, 'startPicking', { actor: 'system', at }),
      };

const send: NextEvent = (shop, repair) =>
  shop.state.backOffice.ships === 'never'
    ? undefined
    : { at: enteredAt(repair) + PICKING_TIME, run: (at) => shipRepair(shop, repair, at) };

const receive: NextEvent = (_, repair) => {
  const delivered = deliveredAt(repair);
  const note = { key: 'receivedAutomatically' as const };
  return delivered === undefined
    ? undefined
    : {
        at: delivered + RECEIPT_TIMEOUT_MS,
        run: (at) => advanceRepair(repair, 'receive', { actor: 'system', at, note }),
      };
};

const finish: NextEvent = (_, repair) => ({
  at: enteredAt(repair) + FINISH_TIMEOUT_MS,
  run: (at) => advanceRepair(repair, 'finish', { actor: 'system', at, note: { key: 'doneAutomatically' } }),
});

const refundPaid: NextEvent = (shop, repair) =>
  canBe('refund', factsOf(repair))
    ? { at: enteredAt(repair) + REFUND_TIME, run: (at) => refundRepair(shop, repair, at) }
    : undefined;

/** What happens next in a status; nothing while the shopper has to act, or when a request is over. */
const NEXT: Partial<Record<RequestStatus, NextEvent>> = {
  toPay: (shop, repair) => ({ at: payUntil(repair), run: (at) => expireRepair(shop, repair, at) }),
  submitted: startReview,
  paid: startReview,
  inReview: decide,
  approved: startPicking,
  partlyApproved: startPicking,
  picking: send,
  shipped: receive,
  received: finish,
  rejected: refundPaid,
  cancelled: refundPaid,
};

/** The next automatic event of each repair request. */
export const repairEvents = (shop: Shop): readonly ScheduledEvent[] =>
  Object.values(shop.state.repairs).flatMap((repair) => NEXT[repair.status]?.(shop, repair) ?? []);
