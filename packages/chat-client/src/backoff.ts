import type { Clock } from './ports.ts';

const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** How long a sign-in must have held before the next cut counts as the first again, in ms. */
export const STABLE_MS = 30_000;

/**
 * How long to wait before trying again, in ms: anything up to a limit that doubles from 0.5 s to 30 s ("full jitter"), so
 * that ten thousand shoppers cut at once do not come back at once.
 */
export const backoff = (failures: number, clock: Pick<Clock, 'random'>): number =>
  clock.random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
