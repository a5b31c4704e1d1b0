import { startTimer, type Step } from '../step.ts';

/**
 * The longest time for which known servers still process frames of a closed socket, if the shop configures none, in
 * ms.
 */
export const QUARANTINE_MS = 2000;

/**
 * A socket was just closed: the server may still be processing its frames. Measured by a timer, because clocks jump.
 */
export function beginQuarantine(step: Step): void {
  step.connection.isQuarantined = true;
  startTimer(step, 'quarantine', step.config.quarantineMs);
}
