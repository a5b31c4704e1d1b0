import type { ChatMessage, SentFrame } from '@shop/contracts';
import type { Heartbeat } from '../connection/heartbeat.ts';
import { NO_ID } from '../ids.ts';
import type { DeliveryStatus, OutgoingMessage } from '../outgoing-message.ts';
import type { Timers } from '../timers.ts';
import { createConfirmations, excludeFrom } from './confirmations.ts';
import { waitForEcho } from './echo-wait.ts';
import { findInHistory, isSame } from './match.ts';
import type { Outbox } from './outbox.ts';

/** After so many sends without an echo, while the server answers pings, the shopper decides. */
const MAX_UNANSWERED = 3;
/**
 * After so many connections that were lost while they carried the same message, the shopper decides: a bad network
 * explains some of them, a message that always makes the server fail explains all.
 */
const MAX_LOST_CONNECTIONS = 20;

/** Why an unconfirmed message is looked up in the history. */
export type LookupCause =
  | { type: 'newConnection' }
  | { type: 'serverError'; reason: string }
  | { type: 'unexpectedEcho'; message: ChatMessage };

export type DeliveryPort = {
  outbox: Outbox;
  timers: Timers;
  /** Stores an entry and reports it to every tab. */
  save(entry: OutgoingMessage): Promise<void>;
  /** The message is delivered: removes it from the outbox and reports that to every tab. */
  confirm(key: string, message: ChatMessage, by: 'echo' | 'history'): Promise<void>;
  send(frame: SentFrame): void;
  heartbeat: Pick<Heartbeat, 'count' | 'serverNow'>;
  /** The connection can no longer be trusted. */
  renewConnection(): void;
  /** The agent who answers now; absent until one is known. */
  agentId(): string | undefined;
  /** The highest message id that was seen, of any sender. */
  newestId(): string;
  /** Reads the history, again and again until it succeeds or the connection is lost, and then calls `resolve`. */
  lookUp(cause: LookupCause): Promise<void>;
};

export type Delivery = {
  /** The connection is signed in and the history is read: queued messages may be sent. */
  open(): void;
  /** The connection is lost. A message in flight waits for the next one. */
  close(): void;
  /** Sends the next queued message if none is in flight. */
  pump(): void;
  /** The message that was handed to a socket and is neither confirmed nor given up. */
  inFlight(): OutgoingMessage | undefined;
  /** An own message came back with its id. Returns whether it belongs to the message in flight. */
  onEcho(message: ChatMessage): boolean;
  onServerError(reason: string): void;
  /** Sends a refused or unconfirmed message again. */
  resend(key: string): void;
  /** Whether an own message found in the history may be the second copy of one that was sent again. */
  isSuspectedDuplicate(message: ChatMessage): boolean;
  /** Decides about every sent and unconfirmed message by what the history contains, oldest first. */
  resolve(history: readonly ChatMessage[], cause: LookupCause): Promise<void>;
};

/**
 * Sends the messages of the outbox, oldest first and one at a time, so that an echo, an error or the history can
 * refer to one of them only. Frames carry no client-side message id: this is what makes delivery exact (quality
 * reference, section 4).
 */
export function createDelivery(port: DeliveryPort): Delivery {
  const { outbox, timers } = port;
  let isOpen = false;
  /** A step is being stored: the next message waits for it. */
  let isBusy = false;
  /** The message that this connection carries, and whether it was handed to the socket. */
  let carried: { key: string; isSent: boolean } | undefined;
  /** Each connection has a number: steps begun on an earlier one do not continue. */
  let connectionNumber = 0;
  /** Whether the server stores texts in the expected form; an echo with another text proves that it does not. */
  let isTextFormKnown = true;
  let stopEchoWait = () => {};
  const confirmations = createConfirmations();
  /** How many connections were lost while they carried a message, by key. */
  const lostConnections = new Map<string, number>();
  const lostWith = (key: string) => lostConnections.get(key) ?? 0;

  const inFlight = () => outbox.all().find(({ delivery }) => delivery.status === 'inFlight');
  const sentUnconfirmed = () =>
    outbox
      .all()
      .filter(
        ({ delivery, firstSent }) => firstSent && (delivery.status === 'inFlight' || delivery.status === 'unconfirmed'),
      );
  const setStatus = (entry: OutgoingMessage, delivery: DeliveryStatus, change: Partial<OutgoingMessage> = {}) =>
    port.save({ ...entry, ...change, delivery });

  async function runStep(step: () => Promise<void>) {
    const startedOn = connectionNumber;
    isBusy = true;
    await step();
    if (startedOn === connectionNumber) isBusy = false;
    void pump();
  }

  async function pump() {
    if (!isOpen || isBusy || inFlight()) return;
    const next = outbox.all().find(({ delivery }) => delivery.status === 'queued');
    const agentId = port.agentId() ?? next?.agentId;
    const at = port.heartbeat.serverNow();
    // Without a lowest id or time to search from, an older message of the history could be taken for this one.
    if (!next || !agentId || (port.newestId() === NO_ID && at === undefined)) return;
    if (next.firstSent) confirmations.markResent(next.key);
    const firstSent = next.firstSent ?? { afterId: port.newestId(), at: at ?? 0 };
    const entry: OutgoingMessage = { ...next, agentId, firstSent, delivery: { status: 'inFlight' } };
    const startedOn = connectionNumber;
    carried = { key: entry.key, isSent: false };
    await runStep(async () => {
      await port.save(entry);
      if (startedOn === connectionNumber) transmit(entry);
    });
  }

  function transmit(entry: OutgoingMessage) {
    carried = { key: entry.key, isSent: true };
    port.send({ kind: 'message', as: entry.kind, content: entry.content, to: entry.agentId });
    stopEchoWait = waitForEcho(timers, port.heartbeat, {
      ping: () => port.send({ kind: 'ping' }),
      onTimeout(wasAlive) {
        carried = undefined;
        const unanswered = outbox.get(entry.key);
        if (wasAlive && unanswered) void port.save({ ...unanswered, unanswered: unanswered.unanswered + 1 });
        port.renewConnection();
      },
    });
  }

  async function confirm(entry: OutgoingMessage, message: ChatMessage, by: 'echo' | 'history') {
    confirmations.add(entry, message);
    if (carried?.key === entry.key) release();
    const others = outbox.all().filter(({ key }) => key !== entry.key);
    // The store is written in this order: after a crash in between, no second entry may match the same message.
    await Promise.all([...excludeFrom(others, message).map(port.save), port.confirm(entry.key, message, by)]);
  }

  function release() {
    carried = undefined;
    stopEchoWait();
  }

  async function lookUp(cause: LookupCause) {
    release();
    await runStep(() => port.lookUp(cause));
  }

  function decide(entry: OutgoingMessage, found: 'absent' | 'unclear', cause: LookupCause): Promise<void> {
    if (entry.delivery.status !== 'inFlight') return Promise.resolve();
    if (cause.type === 'serverError')
      return setStatus(entry, { status: 'refused', reason: cause.reason }, { firstSent: undefined });
    if (cause.type === 'unexpectedEcho') return confirm(entry, cause.message, 'history');
    if (found === 'unclear') return setStatus(entry, { status: 'unconfirmed', reason: 'historyUnclear' });
    if (entry.unanswered >= MAX_UNANSWERED || lostWith(entry.key) >= MAX_LOST_CONNECTIONS)
      return setStatus(entry, { status: 'unconfirmed', reason: 'noAnswer' });
    return setStatus(entry, { status: 'queued' });
  }

  return {
    open() {
      isOpen = true;
      void pump();
    },
    close() {
      if (carried?.isSent) lostConnections.set(carried.key, lostWith(carried.key) + 1);
      isOpen = false;
      connectionNumber += 1;
      isBusy = false;
      release();
    },
    pump: () => void pump(),
    inFlight,
    onEcho(message) {
      const entry = carried?.isSent ? outbox.get(carried.key) : undefined;
      if (entry?.delivery.status !== 'inFlight' || entry.kind !== message.kind) return false;
      // An echo without an id cannot be shown as a message: the history contains it with its id.
      if (message.id === '') {
        void lookUp({ type: 'newConnection' });
      } else if (isSame(entry, message)) {
        void runStep(() => confirm(entry, message, 'echo'));
      } else {
        isTextFormKnown = false;
        void lookUp({ type: 'unexpectedEcho', message });
      }
      return true;
    },
    onServerError(reason) {
      if (carried?.isSent) void lookUp({ type: 'serverError', reason });
    },
    resend(key) {
      const entry = outbox.get(key);
      lostConnections.delete(key);
      if (entry?.delivery.status === 'refused' || entry?.delivery.status === 'unconfirmed')
        void setStatus(entry, { status: 'queued' }, { unanswered: 0 }).then(pump);
    },
    isSuspectedDuplicate: confirmations.isSuspectedDuplicate,
    async resolve(history, cause) {
      for (const { key } of sentUnconfirmed()) {
        const entry = outbox.get(key);
        // The message that the connection carries now is confirmed by its echo.
        if (!entry || carried?.key === key) continue;
        const found = findInHistory(history, entry, confirmations.has, isTextFormKnown);
        await (typeof found === 'object' ? confirm(entry, found, 'history') : decide(entry, found, cause));
      }
    },
  };
}
