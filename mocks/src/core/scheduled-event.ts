import type { Moment } from '@shop/contracts';

/**
 * An event of the back office that is due at a moment: a payment code is scanned, a parcel sent, a refund decided.
 * `run` gets the moment at which it really happens (`at`, or later if it was blocked), and changes the state so that
 * the event is no longer due.
 */
export type ScheduledEvent = { at: Moment; run(now: Moment): void };
