import type { Outgoing } from './outgoing.ts';
import type { Clock, OutboxStore } from './ports.ts';
import { withinTime } from './timers.ts';

/** A store that has not answered by then counts as failed, in ms: a message must not wait for a disk for ever. */
const TIMEOUT_MS = 5000;

const byTime = (one: Outgoing, other: Outgoing) => one.writtenAt - other.writtenAt || (one.key < other.key ? -1 : 1);

export type Outbox = {
  /** Oldest first; the same list until something changes. */
  all(): readonly Outgoing[];
  get(key: string): Outgoing | undefined;
  /** Whether a message has left the outbox: nothing that still speaks of it may bring it back. */
  isGone(key: string): boolean;
  /** Keeps an entry in the store and shows it. Resolves once it is kept, also where the store fails: then it lives in this tab. */
  keep(entry: Outgoing): Promise<void>;
  drop(key: string): Promise<void>;
  /** Shows what another tab keeps. */
  see(entry: Outgoing): void;
  forget(key: string): void;
  /** What the leader holds: shown in place of what was, save what this tab is just writing. */
  seeAll(entries: readonly Outgoing[]): void;
  /** Reads what is kept: for the tab that takes over. */
  load(): Promise<void>;
  /** Finds what is kept and was never told of: the last word of a tab that died while it wrote. Answers whether there was any. */
  findUntold(): Promise<boolean>;
  /** A time of writing that is later than any in the outbox, so that what is written in the same ms stays in order. */
  nextTime(now: number): number;
};

/** What this shopper has written and the server has not confirmed, as this tab knows it. Writes go to the store one after another. */
export function createOutbox(store: OutboxStore, clock: Clock, shopperId: string, onChange: () => void): Outbox {
  const entries = new Map<string, Outgoing>();
  const gone = new Set<string>();
  /** Being written by this tab, or refused by the store: known to nobody else. */
  const ownOnly = new Set<string>();
  let list: readonly Outgoing[] | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  let lastWritten = 0;

  function changed() {
    list = undefined;
    onChange();
  }
  function inTurn(write: () => Promise<void>): Promise<boolean> {
    const written = writing
      .then(() => withinTime(clock, TIMEOUT_MS, write()))
      .then(
        () => true,
        () => false,
      );
    writing = written;
    return written;
  }
  /** What the store has of this shopper. What was to leave it and is still there, leaves it now. */
  async function readKept(): Promise<readonly Outgoing[]> {
    await writing;
    const kept = await withinTime(clock, TIMEOUT_MS, store.all(shopperId)).catch(() => []);
    for (const { key } of kept) if (gone.has(key)) void inTurn(() => store.remove(key));
    return kept.filter((entry) => entry.shopperId === shopperId && !gone.has(entry.key));
  }
  function see(entry: Outgoing) {
    if (gone.has(entry.key)) return;
    entries.set(entry.key, entry);
    lastWritten = Math.max(lastWritten, entry.writtenAt);
    changed();
  }
  function forget(key: string) {
    gone.add(key);
    ownOnly.delete(key);
    if (entries.delete(key)) changed();
  }
  function seeAll(found: readonly Outgoing[]) {
    const own = [...ownOnly].flatMap((key) => entries.get(key) ?? []);
    entries.clear();
    for (const entry of [...found, ...own]) if (!gone.has(entry.key)) entries.set(entry.key, entry);
    lastWritten = Math.max(lastWritten, ...found.map(({ writtenAt }) => writtenAt));
    changed();
  }

  return {
    all: () => (list ??= [...entries.values()].sort(byTime)),
    get: (key) => entries.get(key),
    isGone: (key) => gone.has(key),
    async keep(entry) {
      if (gone.has(entry.key)) return;
      ownOnly.add(entry.key);
      see(entry);
      // A message that has left meanwhile is not written again.
      const isKept = await inTurn(async () => {
        if (!gone.has(entry.key)) await store.put(entry);
      });
      if (isKept) ownOnly.delete(entry.key);
    },
    async drop(key) {
      forget(key);
      await inTurn(() => store.remove(key));
    },
    see,
    forget,
    seeAll,
    async load() {
      seeAll(await readKept());
    },
    async findUntold() {
      const untold = (await readKept()).filter(({ key }) => !entries.has(key));
      for (const entry of untold) see(entry);
      return untold.length > 0;
    },
    nextTime(now) {
      lastWritten = Math.max(now, lastWritten + 1);
      return lastWritten;
    },
  };
}
