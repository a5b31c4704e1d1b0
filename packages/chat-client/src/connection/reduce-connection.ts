import type { DecodedFrame } from '@shop/contracts';
import type { TimerName } from '../chat-effect.ts';
import type { ChatEvent, RaisedEvent } from '../chat-event.ts';
import { cancelTimers, emit, raise, startTimer, type Step } from '../step.ts';
import { countFault, setConnection, showServerError } from '../broadcast.ts';
import { connect, giveUp, lose, openSocket, startStep } from './connection.ts';
import type { FoundAddress } from './find-address.ts';
import { beat, endVerifying, onPong } from './heartbeat.ts';

/**
 * When a socket signs in again: the server forgets a shopper when an older socket of theirs closes (P7), at once or
 * after it has been silent for too long (12 s, checked every 15 s). A connection that has lasted as long as the second
 * one counts as stable: the next loss is the first failure again.
 */
const SIGN_IN_AGAIN_MS = 3000;
const STABLE_MS = 30_000;

/**
 * The connection to the shop: finds the address, connects, signs in, pings, and reconnects after every loss. Never
 * throws on a received frame.
 */
export function reduceConnection(step: Step, event: ChatEvent | RaisedEvent): void {
  switch (event.type) {
    case 'addressFound':
      return onAddress(step, event.found);
    case 'socketOpened':
      startStep(step);
      return signIn(step);
    case 'socketClosed':
      return lose(step);
    case 'frameReceived':
      return onFrame(step, event.frame);
    case 'timerFired':
      return onTimer(step, event.name);
    default:
      return undefined;
  }
}

const signIn = (step: Step) => emit(step, { type: 'signIn' });

function onAddress(step: Step, found: FoundAddress): void {
  if (found === 'unknown') return lose(step);
  if (typeof found === 'string') return giveUp(step, { status: found });
  if ('blockedHost' in found) return giveUp(step, { status: 'noService', blockedHost: found.blockedHost });
  step.connection.address = found.url;
  openSocket(step, found.url);
  setConnection(step, { status: 'connecting' });
}

function onSignedIn(step: Step): void {
  const { connection } = step;
  const isAgain = connection.stage === 'signedIn';
  raise(step, { type: 'signedIn', isAgain });
  if (isAgain) return;
  cancelTimers(step, 'connection/step');
  endVerifying(step);
  connection.stage = 'signedIn';
  connection.session += 1;
  connection.missedPings = 0;
  connection.pongs = 0;
  startTimer(step, 'connection/signInAgain', SIGN_IN_AGAIN_MS);
  startTimer(step, 'connection/stable', STABLE_MS);
  beat(step);
}

/** The other parts see the frame too: what concerns the conversation is theirs. */
function onFrame(step: Step, frame: DecodedFrame): void {
  switch (frame.kind) {
    case 'unknown':
      return countFault(step, 'unknownFrames');
    case 'malformed':
      return countFault(step, 'malformedFrames');
    case 'signedIn':
      return onSignedIn(step);
    case 'refused':
      showServerError(step, frame.message);
      return giveUp(step, { status: 'signedOut' });
    case 'timeout':
      return lose(step);
    case 'pong':
      return onPong(step, frame.now);
    default:
      return undefined;
  }
}

function onTimer(step: Step, name: TimerName): void {
  const { connection } = step;
  const { stage, missedPings } = connection;
  switch (name) {
    case 'connection/step':
      return lose(step);
    case 'connection/retry':
      return connect(step);
    case 'connection/ping':
      return beat(step);
    case 'connection/lastPing':
      return missedPings >= 2 ? lose(step) : undefined;
    case 'connection/verify':
      lose(step);
      return stage === 'signedIn' ? undefined : connect(step);
    case 'connection/signInAgain':
      return signIn(step);
    case 'connection/stable':
      connection.failures = 0;
      return signIn(step);
    case 'quarantine':
      connection.isQuarantined = false;
      return undefined;
    default:
      return undefined;
  }
}
