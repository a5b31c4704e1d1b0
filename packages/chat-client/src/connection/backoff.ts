const INITIAL_LIMIT_MS = 500;
const MAX_LIMIT_MS = 30_000;

/**
 * How long to wait before the next attempt, in ms: random between 0 and a limit that doubles from 0.5 s to 30 s ("full
 * jitter"), so that ten thousand disconnected shoppers do not reconnect at the same moment. `chance` is from 0 to 1.
 */
export const backoff = (failures: number, chance: number): number =>
  chance * Math.min(MAX_LIMIT_MS, INITIAL_LIMIT_MS * 2 ** failures);
