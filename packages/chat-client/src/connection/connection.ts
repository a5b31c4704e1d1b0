import type { ConnectionState } from '../chat-state.ts';
import { cancelTimers, emit, raise, startTimer, type Step } from '../step.ts';
import { countFault, hasSocket, setConnection } from '../broadcast.ts';
import { backoff } from './backoff.ts';
import { startVerifying } from './heartbeat.ts';
import { beginQuarantine } from './quarantine.ts';

/** The limit for opening the socket, and for signing in on it, in ms. */
const STEP_TIMEOUT_MS = 10_000;

export function connect(step: Step): void {
  endAttempt(step, 'findingAddress');
  const { address, attempt } = step.connection;
  if (address === undefined) emit(step, { type: 'findAddress', attempt });
  else openSocket(step, address);
  setConnection(step, { status: 'connecting' });
}

export function openSocket(step: Step, url: string): void {
  step.connection.stage = 'opening';
  startStep(step);
  emit(step, { type: 'openSocket', attempt: step.connection.attempt, url });
}

/** The socket must open, and then the sign-in succeed, within 10 s each. */
export const startStep = (step: Step): void => startTimer(step, 'connection/step', STEP_TIMEOUT_MS);

/** Closes a signed-in connection that can no longer be trusted, and connects again. */
export function renewConnection(step: Step): void {
  if (step.connection.stage === 'signedIn') lose(step, true);
}

/** The page is active again: an open connection must answer a ping, and a wait ends. */
export function wakeConnection(step: Step): void {
  const { stage } = step.connection;
  if (stage === 'waiting' || stage === 'noService') connect(step);
  else if (stage !== 'closed' && stage !== 'signedOut') startVerifying(step);
}

/** Closes the connection; no other follows. */
export function closeConnection(step: Step): void {
  endAttempt(step, 'closed');
  onLost(step);
}

/** The connection is lost, or this client ends it (`isOwn`): the next attempt follows after a wait. */
export function lose(step: Step, isOwn = false): void {
  const { connection } = step;
  const wasSignedIn = connection.stage === 'signedIn';
  const hadSocket = hasSocket(step);
  const wait = backoff(connection.failures, step.chance);
  endAttempt(step, 'waiting');
  connection.failures += 1;
  if (!wasSignedIn) connection.address = undefined;
  startTimer(step, 'connection/retry', wait);
  if (hadSocket) onLost(step);
  if (wasSignedIn && !isOwn) countFault(step, 'drops');
  setConnection(step, { status: 'waiting', retryAt: step.at + wait });
}

/** A state that does not end by itself. */
type GivenUp = Extract<ConnectionState, { status: 'signedOut' | 'noService' }>;

export function giveUp(step: Step, state: GivenUp): void {
  const hadSocket = hasSocket(step);
  endAttempt(step, state.status);
  if (hadSocket) onLost(step);
  setConnection(step, state);
}

function endAttempt(step: Step, stage: 'closed' | 'findingAddress' | 'waiting' | 'signedOut' | 'noService'): void {
  const { connection } = step;
  if (hasSocket(step)) emit(step, { type: 'closeSocket' });
  cancelTimers(step, 'connection/');
  connection.stage = stage;
  connection.attempt += 1;
  connection.isVerifying = false;
}

/** A socket has ended: what it carried is decided in the next session. */
function onLost(step: Step): void {
  step.connection.session += 1;
  beginQuarantine(step);
  raise(step, { type: 'connectionLost' });
}
