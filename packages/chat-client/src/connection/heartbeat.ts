import { PING_INTERVAL_MS, type Moment } from '@shop/contracts';
import { cancelTimers, emit, startTimer, type Step } from '../step.ts';

/**
 * After a second ping without an answer for this long, the connection is dead: 24 s after the loss at the latest, in
 * ms.
 */
const LAST_PING_TIMEOUT_MS = 4000;
/** When the page becomes visible again, the connection must answer within this time, in ms. */
const WAKE_TIMEOUT_MS = 3000;

export const ping = (step: Step): void => emit(step, { type: 'sendFrame', frame: { kind: 'ping' } });

/** Pings now and every 10 s (P4): the server closes a silent socket, and a dead one does not answer. */
export function beat(step: Step): void {
  step.connection.missedPings += 1;
  if (step.connection.missedPings === 2) startTimer(step, 'connection/lastPing', LAST_PING_TIMEOUT_MS);
  startTimer(step, 'connection/ping', PING_INTERVAL_MS);
  ping(step);
}

/** A ping was answered, with the server's time if the answer contains it. */
export function onPong(step: Step, now: Moment | undefined): void {
  const { connection } = step;
  endVerifying(step);
  connection.missedPings = 0;
  connection.pongs += 1;
  if (now !== undefined) connection.clockOffset = now - step.at;
}

/** The server's time; absent until a pong has contained it. */
export const serverNow = ({ at, connection }: Step): Moment | undefined =>
  connection.clockOffset === undefined ? undefined : at + connection.clockOffset;

/** Within 3 s the connection must be signed in, or answer a ping if it is. */
export function startVerifying(step: Step): void {
  const { connection } = step;
  if (connection.stage === 'signedIn') ping(step);
  if (!connection.isVerifying) startTimer(step, 'connection/verify', WAKE_TIMEOUT_MS);
  connection.isVerifying = true;
}

export function endVerifying(step: Step): void {
  if (step.connection.isVerifying) cancelTimers(step, 'connection/verify');
  step.connection.isVerifying = false;
}
