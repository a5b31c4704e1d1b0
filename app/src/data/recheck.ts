import type { Moment } from '@shop/contracts';

/**
 * A change that was sent and has no answer yet. It was last sent, or given up, at `since`, and may still take effect
 * until `until`. Both by the shop's clock.
 */
export type PendingOutcome = { since: Moment; until: Moment };

/** How long a change may take effect that has no expiry of its own, in ms: longer than web servers process a request. */
export const MAX_PROCESSING_MS = 600_000;
const MIN_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 60_000;

/**
 * The pause before the server is asked again what became of a change, in ms, after it was asked at `askedAt`: as long
 * as it has been asked so far, so that pauses double, between 2 s and 60 s. The time when the change can no longer take
 * effect is asked about within 2 s.
 */
export function pauseBeforeRecheck({ since, until }: PendingOutcome, askedAt: Moment): number {
  const pause = Math.min(Math.max(askedAt - since, MIN_PAUSE_MS), MAX_PAUSE_MS);
  const left = until - askedAt;
  return left > 0 ? Math.min(pause, left + MIN_PAUSE_MS) : pause;
}

/** Whether an answer of this moment that does not show a change proves that it was not made. */
export const provesAbsence = ({ until }: PendingOutcome, answeredAt: Moment): boolean => answeredAt > until;
