import type { ChatMessage, SentFrame } from '@shop/contracts';
import { createCredits, putBehind } from './credits.ts';
import { waitForEcho } from './echo-wait.ts';
import { NO_ID } from './ids.ts';
import { findIn, isSame } from './match.ts';
import type { Outbox } from './outbox.ts';
import type { Outgoing, Standing } from './outgoing.ts';
import type { Pulse } from './pulse.ts';
import type { Timers } from './timers.ts';

/** So often the server may stay silent about a message while it answers pings; then the shopper decides. */
const MAX_UNANSWERED = 3;
/** So often the line may end with a message on it: a bad net brings some of that, a message that the server stumbles over always. */
const MAX_LOST_LINES = 20;

/** Why an unconfirmed message is looked for in the record. */
export type Cause =
  { what: 'newLine' } | { what: 'complaint'; reason: string } | { what: 'strangeEcho'; message: ChatMessage };

export type DeliveryPort = {
  outbox: Outbox;
  timers: Timers;
  /** Keeps an entry and tells every tab. */
  keep(entry: Outgoing): Promise<void>;
  /** Takes a message out of the outbox and tells every tab: it is delivered. */
  confirm(key: string, message: ChatMessage, by: 'echo' | 'history'): Promise<void>;
  send(frame: SentFrame): void;
  pulse: Pick<Pulse, 'count' | 'serverNow'>;
  /** The line cannot be trusted any more. */
  suspect(): void;
  /** Who answers now; absent while nobody is known. */
  agentId(): string | undefined;
  /** The highest message id that was seen, of whomever. */
  newestId(): string;
  /** Reads the record and then calls `settle`, again and again until it could be read or the line is gone. */
  look(cause: Cause): Promise<void>;
};

export type Delivery = {
  /** The line is signed in and history is covered: what is queued may go. */
  open(): void;
  /** The line is gone. What is in flight waits for the next one. */
  close(): void;
  pump(): void;
  /** The message that was handed to a socket and of which nobody knows yet whether it arrived. */
  inFlight(): Outgoing | undefined;
  /** An own message came back with its id; answers whether it belongs to what is in flight. */
  stored(message: ChatMessage): boolean;
  complained(reason: string): void;
  /** Sends again what was refused or is in doubt. */
  resend(key: string): void;
  /** Whether an own message that history brings up is the second copy of one that was sent again. */
  isTwin(message: ChatMessage): boolean;
  /** Decides about what is unsettled by what the record says, oldest first. */
  settle(records: readonly ChatMessage[], cause: Cause): Promise<void>;
};

/**
 * Sends what is in the outbox, oldest first and one message at a time, so that an echo, a complaint or a record can only
 * speak of one. Without message ids on the wire this is what makes delivery exact (quality reference, section 4).
 */
export function createDelivery(port: DeliveryPort): Delivery {
  const { outbox, timers } = port;
  let isOpen = false;
  /** Something is being written down: the next message waits for it. */
  let isWorking = false;
  /** The message that this very line carries, and whether it has been handed over. */
  let carried: { key: string; isHanded: boolean } | undefined;
  /** Each line has a number: what was begun on an older one does not go on. */
  let line = 0;
  /** Whether the server keeps texts as we think it does; a strange echo proves that it does not. */
  let knowsForm = true;
  let stopPatience = () => {};
  const credits = createCredits();
  /** How many lines ended with a message on them. */
  const lostLines = new Map<string, number>();
  const lostWith = (key: string) => lostLines.get(key) ?? 0;

  const inFlight = () => outbox.all().find(({ standing }) => standing.at === 'inFlight');
  const unsettled = () =>
    outbox
      .all()
      .filter(
        ({ standing, firstSent }) => firstSent && (standing.at === 'inFlight' || standing.at === 'needsDecision'),
      );
  const stand = (entry: Outgoing, standing: Standing, change: Partial<Outgoing> = {}) =>
    port.keep({ ...entry, ...change, standing });

  async function work(step: () => Promise<void>) {
    const mine = line;
    isWorking = true;
    await step();
    if (mine === line) isWorking = false;
    void pump();
  }

  async function pump() {
    if (!isOpen || isWorking || inFlight()) return;
    const next = outbox.all().find(({ standing }) => standing.at === 'queued');
    const agentId = port.agentId() ?? next?.agentId;
    const at = port.pulse.serverNow();
    // Without a message id or a time to look behind, an old message in the record could be taken for this one.
    if (!next || !agentId || (port.newestId() === NO_ID && at === undefined)) return;
    if (next.firstSent) credits.sentAgain(next.key);
    const firstSent = next.firstSent ?? { afterId: port.newestId(), at: at ?? 0 };
    const entry: Outgoing = { ...next, agentId, firstSent, standing: { at: 'inFlight' } };
    const mine = line;
    carried = { key: entry.key, isHanded: false };
    await work(async () => {
      await port.keep(entry);
      if (mine === line) hand(entry);
    });
  }

  function hand(entry: Outgoing) {
    carried = { key: entry.key, isHanded: true };
    port.send({ kind: 'say', as: entry.kind, content: entry.content, to: entry.agentId });
    stopPatience = waitForEcho(timers, port.pulse, {
      probe: () => port.send({ kind: 'ping' }),
      silent(wasAlive) {
        carried = undefined;
        const silent = outbox.get(entry.key);
        if (wasAlive && silent) void port.keep({ ...silent, unanswered: silent.unanswered + 1 });
        port.suspect();
      },
    });
  }

  async function credit(entry: Outgoing, message: ChatMessage, by: 'echo' | 'history') {
    credits.give(entry, message);
    if (carried?.key === entry.key) letGo();
    const others = outbox.all().filter(({ key }) => key !== entry.key);
    // The store is told in this order: a crash in between must not leave a record that two could claim.
    await Promise.all([...putBehind(message, others).map(port.keep), port.confirm(entry.key, message, by)]);
  }

  function letGo() {
    carried = undefined;
    stopPatience();
  }

  async function look(cause: Cause) {
    letGo();
    await work(() => port.look(cause));
  }

  function decide(entry: Outgoing, found: 'absent' | 'unclear', cause: Cause): Promise<void> {
    if (entry.standing.at !== 'inFlight') return Promise.resolve();
    if (cause.what === 'complaint')
      return stand(entry, { at: 'refused', reason: cause.reason }, { firstSent: undefined });
    if (cause.what === 'strangeEcho') return credit(entry, cause.message, 'history');
    if (found === 'unclear') return stand(entry, { at: 'needsDecision', doubt: 'historyUnclear' });
    if (entry.unanswered >= MAX_UNANSWERED || lostWith(entry.key) >= MAX_LOST_LINES)
      return stand(entry, { at: 'needsDecision', doubt: 'noAnswer' });
    return stand(entry, { at: 'queued' });
  }

  return {
    open() {
      isOpen = true;
      void pump();
    },
    close() {
      if (carried?.isHanded) lostLines.set(carried.key, lostWith(carried.key) + 1);
      isOpen = false;
      line += 1;
      isWorking = false;
      letGo();
    },
    pump: () => void pump(),
    inFlight,
    stored(message) {
      const entry = carried?.isHanded ? outbox.get(carried.key) : undefined;
      if (entry?.standing.at !== 'inFlight' || entry.kind !== message.kind) return false;
      // An echo without an id proves nothing that could be shown: the record has it.
      if (message.id === '') {
        void look({ what: 'newLine' });
      } else if (isSame(entry, message)) {
        void work(() => credit(entry, message, 'echo'));
      } else {
        knowsForm = false;
        void look({ what: 'strangeEcho', message });
      }
      return true;
    },
    complained(reason) {
      if (carried?.isHanded) void look({ what: 'complaint', reason });
    },
    resend(key) {
      const entry = outbox.get(key);
      lostLines.delete(key);
      if (entry?.standing.at === 'refused' || entry?.standing.at === 'needsDecision')
        void stand(entry, { at: 'queued' }, { unanswered: 0 }).then(pump);
    },
    isTwin: credits.isTwin,
    async settle(records, cause) {
      for (const { key } of unsettled()) {
        const entry = outbox.get(key);
        // What the line carries now is answered by the line.
        if (!entry || carried?.key === key) continue;
        const found = findIn(records, entry, credits.isGiven, knowsForm);
        await (typeof found === 'object' ? credit(entry, found, 'history') : decide(entry, found, cause));
      }
    },
  };
}
