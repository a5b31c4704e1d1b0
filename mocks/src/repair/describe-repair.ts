import {
  REQUEST_GROUPS,
  reviewClock,
  type Language,
  type RepairRequest,
  type RequestEvent,
  type ReviewClock,
} from '@shop/contracts';
import type { StoredRepair, StoredRequestEvent } from '../core/repair.state.ts';
import type { Shop } from '../core/shop.ts';
import { fill, messagesOf } from '../messages/messages.ts';
import { subjectOf } from './describe-lines.ts';
import { payUntil } from './repairs.ts';
import { regionNamed } from './sets/regions.ts';
import { repairTermsOf } from './sets/terms.ts';

/** The id of the agent who reviews requests. */
const REVIEWER = '101';

export const carrierOf = ({ regionCode }: StoredRepair, language: Language): string =>
  regionNamed(regionCode, language)?.carrier ?? '';

/** The shop's messages are in the language of the reader; what the customer wrote stays as it was typed. */
function eventOf({ note, ...event }: StoredRequestEvent, language: Language): RequestEvent {
  return {
    ...event,
    actorName: event.actor === 'agent' ? messagesOf(language).support.agents[REVIEWER] : '',
    note: typeof note === 'string' ? note : fill(messagesOf(language).repair.notes[note.key], note.values ?? {}),
  };
}

function clockOf(shop: Shop, { status, history }: StoredRepair): ReviewClock | undefined {
  const isReviewed = REQUEST_GROUPS.review.some((known) => known === status);
  return isReviewed ? reviewClock(history, repairTermsOf().workingDays, shop.clock.now()) : undefined;
}

/** A request as it is shown; undefined if the shop no longer has its set. */
export function repairOf(shop: Shop, repair: StoredRepair, language: Language): RepairRequest | undefined {
  const subject = subjectOf(shop, repair, language);
  return (
    subject && {
      ...subject,
      id: repair.id,
      number: repair.number,
      status: repair.status,
      eligibility: repair.eligibility,
      price: repair.price,
      refunded: repair.refunded,
      isPaid: repair.paidAt !== undefined,
      wasReopened: repair.wasReopened,
      recipient: repair.recipient,
      phone: repair.phone,
      address: repair.address,
      message: repair.message,
      history: repair.history.map((event) => eventOf(event, language)),
      submittedAt: repair.submittedAt,
      payUntil: repair.status === 'toPay' ? payUntil(repair) : undefined,
      payWays: shop.state.payWays,
      clock: clockOf(shop, repair),
      carrier: repair.journey ? carrierOf(repair, language) : '',
      parcelNumber: repair.journey?.number ?? '',
    }
  );
}
