import { decodeFrame, encodeSentFrame, type ReceivedFrame, type SentFrame } from '@shop/contracts';
import type { ConnectionState } from '../chat-state.ts';
import type { AddressRule, ChatApi, Clock, OpenSocket, Socket } from '../ports.ts';
import { createTimers } from '../timers.ts';
import { backoff, STABLE_MS } from './backoff.ts';
import { createAddressFinder, type FoundAddress } from './find-address.ts';
import { createHeartbeat, type Heartbeat } from './heartbeat.ts';

/** The limit for each of the three steps: finding the address, opening the socket and signing in, in ms. */
const STEP_TIMEOUT_MS = 10_000;
/** When the page becomes visible again, the connection must answer a ping within this time, in ms. */
const WAKE_TIMEOUT_MS = 3000;
/**
 * When a socket signs in again: the server forgets a shopper when an older socket of theirs closes (P7), at once or
 * after it has been silent for too long (12 s, checked every 15 s).
 */
const SIGN_IN_AGAIN_MS = [3000, 30_000] as const;

const CONNECTING: ConnectionState = { status: 'connecting' };

type ConnectionOptions = {
  clock: Clock;
  openSocket: OpenSocket;
  api: Pick<ChatApi, 'socketAddress' | 'isSignedOut'>;
  token: string;
  address: AddressRule;
  /** `isAgain`: on a socket that was signed in before. */
  onSignedIn(isAgain: boolean): void;
  onFrame(frame: ReceivedFrame): void;
  /** A frame could not be decoded. */
  onUnreadableFrame(kind: 'unknown' | 'malformed'): void;
  /**
   * A socket has ended, signed in or not. The next attempt follows automatically, except after `signedOut` and
   * `noService`.
   */
  onLost(): void;
  /** A signed-in socket has ended, and not by this client. */
  onDrop(): void;
  onStateChange(state: ConnectionState): void;
  /** A ping was answered: the server's time is known. */
  onPong(): void;
};

export type Connection = {
  open(): void;
  /** Whether there is a socket, signed in or still opening. */
  hasSocket(): boolean;
  send(frame: SentFrame): void;
  readonly heartbeat: Pick<Heartbeat, 'count' | 'serverNow'>;
  /** Closes a connection that can no longer be trusted, and connects again. */
  renew(): void;
  /** The page is visible again: an open connection must answer a ping within 3 s, and a wait ends. */
  wake(): void;
  close(): void;
};

/**
 * The connection to the shop: finds the address, connects, signs in, pings, and reconnects after every loss. Never
 * throws on a received frame.
 */
export function createConnection(options: ConnectionOptions): Connection {
  const { clock } = options;
  const finder = createAddressFinder(options);
  let stage: 'closed' | 'connecting' | 'signedIn' | 'waiting' | 'signedOut' | 'noService' = 'closed';
  let socket: Socket | undefined;
  let failures = 0;
  /** Each attempt has a number; results of an earlier attempt are ignored. */
  let attempt = 0;
  /** The timers of this attempt, among them the timeout of the current step. */
  const timers = createTimers(clock);
  let cancelStepTimeout = () => {};
  const ping = () => send({ kind: 'ping' });
  const heartbeat = createHeartbeat({ clock, timers, ping, onDead: () => lose() });

  function startStepTimeout() {
    cancelStepTimeout();
    cancelStepTimeout = timers.after(STEP_TIMEOUT_MS, () => lose());
  }

  function endAttempt() {
    attempt += 1;
    timers.stop();
    const previous = socket;
    socket = undefined;
    previous?.close();
  }

  function lose(isOwn = false) {
    const hadSocket = socket !== undefined;
    const wasSignedIn = stage === 'signedIn';
    if (!wasSignedIn) finder.forget();
    endAttempt();
    if (wasSignedIn && !isOwn) options.onDrop();
    if (hadSocket) options.onLost();
    const wait = backoff(failures, clock);
    failures += 1;
    stage = 'waiting';
    timers.after(wait, connect);
    options.onStateChange({ status: 'waiting', retryAt: clock.now() + wait });
  }

  function giveUp(status: 'signedOut' | 'noService') {
    const hadSocket = socket !== undefined;
    endAttempt();
    stage = status;
    if (hadSocket) options.onLost();
    options.onStateChange({ status });
  }

  function connect() {
    endAttempt();
    stage = 'connecting';
    options.onStateChange(CONNECTING);
    const thisAttempt = attempt;
    void finder.find(STEP_TIMEOUT_MS).then((found) => {
      if (thisAttempt === attempt) openAt(found);
    });
  }

  function openAt(found: FoundAddress) {
    if (found === 'unknown') return lose();
    if (typeof found === 'string') return giveUp(found);
    const thisAttempt = attempt;
    const ifCurrent =
      <T extends unknown[]>(handle: (...values: T) => void) =>
      (...values: T) => {
        if (thisAttempt === attempt) handle(...values);
      };
    startStepTimeout();
    try {
      socket = options.openSocket(found.url, {
        onOpen: ifCurrent(signIn),
        onText: ifCurrent(onText),
        onClose: ifCurrent(() => lose()),
      });
      options.onStateChange(CONNECTING);
    } catch {
      lose();
    }
  }

  function signIn() {
    startStepTimeout();
    send({ kind: 'signIn', token: options.token });
  }

  function onSignedIn() {
    if (stage === 'signedIn') return options.onSignedIn(true);
    cancelStepTimeout();
    stage = 'signedIn';
    timers.after(STABLE_MS, () => void (failures = 0));
    for (const ms of SIGN_IN_AGAIN_MS) timers.after(ms, () => send({ kind: 'signIn', token: options.token }));
    heartbeat.start();
    options.onSignedIn(false);
  }

  function onText(text: string) {
    const frame = decodeFrame(text);
    switch (frame.kind) {
      case 'unknown':
      case 'malformed':
        return options.onUnreadableFrame(frame.kind);
      case 'signedIn':
        return onSignedIn();
      case 'refused':
        return giveUp('signedOut');
      case 'timeout':
        return lose();
      case 'pong':
        heartbeat.onPong(frame.now);
        return options.onPong();
      default:
        return options.onFrame(frame);
    }
  }

  function send(frame: SentFrame) {
    try {
      socket?.send(encodeSentFrame(frame));
    } catch {
      // A socket that cannot send is closing, and reports that itself.
    }
  }

  return {
    open: () => stage === 'closed' && connect(),
    hasSocket: () => socket !== undefined,
    send,
    heartbeat,
    renew() {
      if (stage === 'signedIn') lose(true);
    },
    wake() {
      if (stage === 'waiting' || stage === 'noService') return connect();
      if (stage === 'signedIn') heartbeat.verify(WAKE_TIMEOUT_MS);
      if (stage !== 'connecting') return;
      timers.after(WAKE_TIMEOUT_MS, () => {
        if (stage !== 'connecting') return;
        lose();
        connect();
      });
    },
    close() {
      endAttempt();
      stage = 'closed';
    },
  };
}
