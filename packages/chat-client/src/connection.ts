import { decodeFrame, encodeSentFrame, type ReceivedFrame, type SentFrame } from '@shop/contracts';
import { backoff, STABLE_MS } from './backoff.ts';
import type { LineState } from './chat-state.ts';
import type { AddressRule } from './check-address.ts';
import { createAddressFinder, type Found } from './find-address.ts';
import type { Clock, OpenSocket, ShopDoor, Socket } from './ports.ts';
import { createPulse, type Pulse } from './pulse.ts';
import { createTimers } from './timers.ts';

/** How long the address, the socket and the sign-in may take, each, in ms. */
const TIMEOUT_MS = 10_000;
/** How long a line that somebody looks at again may take to prove that it lives, in ms. */
const WAKE_TIMEOUT_MS = 3000;
/**
 * When a socket signs in again: the server forgets a shopper when an older socket of theirs closes (P7), at once or once
 * it has been silent for too long (12 s, looked at every 15 s).
 */
const SIGN_IN_AGAIN_MS = [3000, 30_000] as const;

const CONNECTING: LineState = { at: 'connecting' };

type ConnectionOptions = {
  clock: Clock;
  openSocket: OpenSocket;
  shop: Pick<ShopDoor, 'socketAddress' | 'isSignedOut'>;
  token: string;
  address: AddressRule;
  /** `isAgain`: on a socket that was signed in before. */
  onSignedIn(isAgain: boolean): void;
  onHeard(frame: ReceivedFrame): void;
  /** What was heard and not understood. */
  onNonsense(kind: 'unknown' | 'malformed'): void;
  /** A socket is gone, signed in or not. The next one comes by itself, except after `signedOut` and `noService`. */
  onLost(): void;
  /** It was signed in, and it was not us who let go. */
  onDrop(): void;
  onLine(line: LineState): void;
  /** A ping was answered: the server's time is known. */
  onPong(): void;
};

export type Connection = {
  open(): void;
  /** Whether there is a socket, signed in or on its way. */
  hasSocket(): boolean;
  send(frame: SentFrame): void;
  readonly pulse: Pick<Pulse, 'count' | 'serverNow'>;
  /** Lets go of a line that cannot be trusted, and connects anew. */
  renew(): void;
  /** Somebody looks again: a line that lives proves it within 3 s, a wait ends. */
  wake(): void;
  close(): void;
};

/** The line to the shop: finds the address, connects, signs in, pings, and comes back whenever it is cut. Never throws on what it hears. */
export function createConnection(options: ConnectionOptions): Connection {
  const { clock } = options;
  const finder = createAddressFinder(options);
  let stage: 'closed' | 'connecting' | 'signedIn' | 'waiting' | 'signedOut' | 'noService' = 'closed';
  let socket: Socket | undefined;
  let failures = 0;
  /** Each attempt has a number; what an older one still brings is void. */
  let attempt = 0;
  /** Timers of this attempt, and among them the one that gives up on the step that is due. */
  const timers = createTimers(clock);
  let stopPatience = () => {};
  const ping = () => send({ kind: 'ping' });
  const pulse = createPulse({ clock, timers, ping, onDead: () => lose() });

  function awaitStep() {
    stopPatience();
    stopPatience = timers.after(TIMEOUT_MS, () => lose());
  }

  function letGo() {
    attempt += 1;
    timers.stop();
    const old = socket;
    socket = undefined;
    old?.close();
  }

  function lose(isOwn = false) {
    const wasUp = socket !== undefined;
    const wasSignedIn = stage === 'signedIn';
    if (!wasSignedIn) finder.forget();
    letGo();
    if (wasSignedIn && !isOwn) options.onDrop();
    if (wasUp) options.onLost();
    const wait = backoff(failures, clock);
    failures += 1;
    stage = 'waiting';
    timers.after(wait, connect);
    options.onLine({ at: 'waiting', retryAt: clock.now() + wait });
  }

  function end(at: 'signedOut' | 'noService') {
    const wasUp = socket !== undefined;
    letGo();
    stage = at;
    if (wasUp) options.onLost();
    options.onLine({ at });
  }

  function connect() {
    letGo();
    stage = 'connecting';
    options.onLine(CONNECTING);
    const mine = attempt;
    void finder.find(TIMEOUT_MS).then((found) => {
      if (mine === attempt) openAt(found);
    });
  }

  function openAt(found: Found) {
    if (found === 'unknown') return lose();
    if (typeof found === 'string') return end(found);
    const mine = attempt;
    const ifMine =
      <T extends unknown[]>(act: (...told: T) => void) =>
      (...told: T) => {
        if (mine === attempt) act(...told);
      };
    awaitStep();
    try {
      socket = options.openSocket(found.url, {
        onOpen: ifMine(signIn),
        onText: ifMine(hear),
        onClose: ifMine(() => lose()),
      });
      options.onLine(CONNECTING);
    } catch {
      lose();
    }
  }

  function signIn() {
    awaitStep();
    send({ kind: 'signIn', token: options.token });
  }

  function beSignedIn() {
    if (stage === 'signedIn') return options.onSignedIn(true);
    stopPatience();
    stage = 'signedIn';
    timers.after(STABLE_MS, () => void (failures = 0));
    for (const ms of SIGN_IN_AGAIN_MS) timers.after(ms, () => send({ kind: 'signIn', token: options.token }));
    pulse.start();
    options.onSignedIn(false);
  }

  function hear(text: string) {
    const frame = decodeFrame(text);
    switch (frame.kind) {
      case 'unknown':
      case 'malformed':
        return options.onNonsense(frame.kind);
      case 'signedIn':
        return beSignedIn();
      case 'refused':
        return end('signedOut');
      case 'idle':
        return lose();
      case 'pong':
        pulse.answered(frame.now);
        return options.onPong();
      default:
        return options.onHeard(frame);
    }
  }

  function send(frame: SentFrame) {
    try {
      socket?.send(encodeSentFrame(frame));
    } catch {
      // A socket that cannot send is closing: it tells so itself.
    }
  }

  return {
    open: () => stage === 'closed' && connect(),
    hasSocket: () => socket !== undefined,
    send,
    pulse,
    renew() {
      if (stage === 'signedIn') lose(true);
    },
    wake() {
      if (stage === 'waiting' || stage === 'noService') return connect();
      if (stage === 'signedIn') pulse.prove(WAKE_TIMEOUT_MS);
      if (stage !== 'connecting') return;
      timers.after(WAKE_TIMEOUT_MS, () => {
        if (stage !== 'connecting') return;
        lose();
        connect();
      });
    },
    close() {
      letGo();
      stage = 'closed';
    },
  };
}
