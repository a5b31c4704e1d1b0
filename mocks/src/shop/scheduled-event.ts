import type { Moment } from '@shop/contracts';

/**
 * Something that the other side does at a moment, if nothing keeps it from it: a scan, a parcel sent, a refund decided.
 * `happen` is told when it really happens (`at`, or later where something held it up), takes that for now, and leaves a
 * shop in which it is not to happen again.
 */
export type ScheduledEvent = { at: Moment; happen(now: Moment): void };
