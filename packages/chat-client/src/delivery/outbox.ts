import type { OutgoingMessage } from '../outgoing-message.ts';
import type { Clock, OutboxStore } from '../ports.ts';
import { withTimeout } from '../timers.ts';

/** A store that has not answered by then has failed, in ms: sending must not wait for a disk for ever. */
const STORE_TIMEOUT_MS = 5000;

const byTime = (one: OutgoingMessage, other: OutgoingMessage) =>
  one.writtenAt - other.writtenAt || (one.key < other.key ? -1 : 1);

export type Outbox = {
  /** Oldest first; the same array until something changes. */
  all(): readonly OutgoingMessage[];
  get(key: string): OutgoingMessage | undefined;
  /**
   * Shows an entry and writes it to the store. Resolves after the write, also if the store fails: the entry then
   * exists in this tab only.
   */
  save(entry: OutgoingMessage): Promise<void>;
  /** Removes an entry here and in the store. */
  remove(key: string): Promise<void>;
  /** Shows an entry that another tab has stored. */
  show(entry: OutgoingMessage): void;
  /** Removes an entry here only: another tab removes it from the store. */
  hide(key: string): void;
  /** Replaces everything by the leader's entries, except those that this tab is still writing. */
  replaceAll(entries: readonly OutgoingMessage[]): void;
  /** Reads the store, when this tab becomes the leader. */
  load(): Promise<void>;
  /**
   * Reads stored messages that no tab has reported, because the tab that wrote them died. Returns whether there were
   * any.
   */
  loadUnreported(): Promise<boolean>;
  /** A write time later than any in the outbox, so that messages of the same ms stay in order. */
  nextTime(now: number): number;
};

/**
 * What this shopper has written and the server has not confirmed, as this tab knows it. Writes go to the store one
 * after another.
 */
export function createOutbox(store: OutboxStore, clock: Clock, shopperId: string, onChange: () => void): Outbox {
  const entries = new Map<string, OutgoingMessage>();
  /** Keys of messages that have left the outbox: later updates of them are ignored. */
  const removed = new Set<string>();
  /** Keys that this tab is writing, or that the store failed to write: no other tab knows them. */
  const unstored = new Set<string>();
  let sorted: readonly OutgoingMessage[] | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  let lastWritten = 0;

  function changed() {
    sorted = undefined;
    onChange();
  }
  /** Runs writes one after another. Resolves with whether this one succeeded. */
  function enqueue(write: () => Promise<void>): Promise<boolean> {
    const written = writing
      .then(() => withTimeout(clock, STORE_TIMEOUT_MS, write()))
      .then(
        () => true,
        () => false,
      );
    writing = written;
    return written;
  }
  /** The stored entries of this shopper. Removes from the store what is still there although it was removed before. */
  async function readStore(): Promise<readonly OutgoingMessage[]> {
    await writing;
    const stored = await withTimeout(clock, STORE_TIMEOUT_MS, store.all(shopperId)).catch(() => []);
    for (const { key } of stored) if (removed.has(key)) void enqueue(() => store.remove(key));
    return stored.filter((entry) => entry.shopperId === shopperId && !removed.has(entry.key));
  }
  function show(entry: OutgoingMessage) {
    if (removed.has(entry.key)) return;
    entries.set(entry.key, entry);
    lastWritten = Math.max(lastWritten, entry.writtenAt);
    changed();
  }
  function hide(key: string) {
    removed.add(key);
    unstored.delete(key);
    if (entries.delete(key)) changed();
  }
  function replaceAll(found: readonly OutgoingMessage[]) {
    const own = [...unstored].flatMap((key) => entries.get(key) ?? []);
    entries.clear();
    for (const entry of [...found, ...own]) if (!removed.has(entry.key)) entries.set(entry.key, entry);
    lastWritten = Math.max(lastWritten, ...found.map(({ writtenAt }) => writtenAt));
    changed();
  }

  return {
    all: () => (sorted ??= [...entries.values()].sort(byTime)),
    get: (key) => entries.get(key),
    async save(entry) {
      if (removed.has(entry.key)) return;
      unstored.add(entry.key);
      show(entry);
      // The message may be removed while earlier writes are still running.
      const isStored = await enqueue(async () => {
        if (!removed.has(entry.key)) await store.put(entry);
      });
      if (isStored) unstored.delete(entry.key);
    },
    async remove(key) {
      hide(key);
      await enqueue(() => store.remove(key));
    },
    show,
    hide,
    replaceAll,
    async load() {
      replaceAll(await readStore());
    },
    async loadUnreported() {
      const unreported = (await readStore()).filter(({ key }) => !entries.has(key));
      for (const entry of unreported) show(entry);
      return unreported.length > 0;
    },
    nextTime(now) {
      lastWritten = Math.max(now, lastWritten + 1);
      return lastWritten;
    },
  };
}
