import type { Clock } from '../ports.ts';

const INITIAL_LIMIT_MS = 500;
const MAX_LIMIT_MS = 30_000;

/** After a sign-in has lasted this long, in ms, the next loss of the connection counts as the first failure again. */
export const STABLE_MS = 30_000;

/**
 * How long to wait before the next attempt, in ms: random between 0 and a limit that doubles from 0.5 s to 30 s ("full
 * jitter"), so that ten thousand disconnected shoppers do not reconnect at the same moment.
 */
export const backoff = (failures: number, clock: Pick<Clock, 'random'>): number =>
  clock.random() * Math.min(MAX_LIMIT_MS, INITIAL_LIMIT_MS * 2 ** failures);
