import type { Outgoing } from '../outgoing.ts';
import type { OutboxStore, Tabs } from '../ports.ts';
import { between, type VirtualTime } from './virtual-time.ts';

/** What one tab of a browser has of it. Once it is killed nothing reaches it, and nothing comes of what it was doing. */
export type Seat = {
  /** What one client has of the other tabs; clients that follow one another in a tab hear each other too. */ openTabs(): Tabs;
  outbox: OutboxStore;
  isAlive: boolean;
  kill(): void;
};

export type Browser = {
  openSeat(): Seat;
  kept(): readonly Outgoing[];
  listeners(): number;
  /** Tabs that lead or wait for it. */ waiting(): number;
};

/** A browser: a store, a lock for the tab that leads, and a channel between the tabs; all of it takes its time. */
export function createBrowser(
  time: VirtualTime,
  schedule: (label: string) => Promise<unknown> = () => Promise.resolve(),
): Browser {
  const entries = new Map<string, Outgoing>();
  const drafts = new Map<string, string>();
  const hearers = new Set<{ seat: Seat; tabs: Tabs; hear: (message: unknown) => void }>();
  const showing = new Set<Seat>();
  const line: { seat: Seat; tabs: Tabs; lead: () => void; leads: boolean }[] = [];

  /** The lock goes to the next tab a little after it was let go. */
  function passOn() {
    time.after(between(time.random, 0, 20), () => {
      const next = line[0];
      if (!next || next.leads) return;
      next.leads = true;
      next.lead();
    });
  }
  function leave(isLeaving: (waiting: { seat: Seat; tabs: Tabs }) => boolean) {
    for (let place = line.findIndex(isLeaving); place !== -1; place = line.findIndex(isLeaving)) {
      line.splice(place, 1);
      if (place === 0) passOn();
    }
  }

  function openSeat(): Seat {
    let freeAt = 0;
    let heardAt = 0;
    /**
     * A disk takes a while, now and then a long one, and does what one tab asks in its order. What a killed tab had begun is
     * done or not, and it never hears which.
     */
    const ask = async <T>(label: string, work: () => T): Promise<T> => {
      freeAt = Math.max(
        freeAt,
        time.now() + (time.random() < 0.95 ? between(time.random, 0, 10) : between(time.random, 0, 400)),
      );
      const value = await new Promise<T>((resolve) => {
        time.after(freeAt - time.now(), () => {
          if (seat.isAlive) resolve(work());
          else if (time.random() < 0.5) work();
        });
      });
      await schedule(label);
      return value;
    };
    const openTabs = () => {
      const tabs: Tabs = {
        lead(lead) {
          line.push({ seat, tabs, lead, leads: false });
          if (line.length === 1) passOn();
          return () => leave((waiting) => waiting.tabs === tabs);
        },
        post(message) {
          if (!seat.isAlive) return;
          const copy = structuredClone(message);
          // Tabs hear what one of them says in the order in which it was said.
          heardAt = Math.max(heardAt, time.now() + between(time.random, 0, 15));
          const wait = heardAt - time.now();
          for (const hearer of hearers)
            if (hearer.tabs !== tabs)
              time.after(wait, () => hearer.seat.isAlive && hearers.has(hearer) && hearer.hear(copy));
        },
        listen(hear) {
          const hearer = { seat, tabs, hear };
          hearers.add(hearer);
          return () => hearers.delete(hearer);
        },
        show() {
          showing.add(seat);
          return () => showing.delete(seat);
        },
        isShown: () => Promise.resolve(showing.size > 0),
      };
      return tabs;
    };
    const seat: Seat = {
      isAlive: true,
      openTabs,
      outbox: {
        all: (shopperId) => ask('read', () => [...entries.values()].filter((entry) => entry.shopperId === shopperId)),
        put: (entry) => ask('put', () => void entries.set(entry.key, entry)),
        remove: (key) => ask('remove', () => void entries.delete(key)),
        draft: (shopperId) => ask('draft', () => drafts.get(shopperId) ?? ''),
        keepDraft: (shopperId, text) => ask('keep draft', () => void drafts.set(shopperId, text)),
      },
      kill() {
        seat.isAlive = false;
        for (const hearer of hearers) if (hearer.seat === seat) hearers.delete(hearer);
        showing.delete(seat);
        leave((waiting) => waiting.seat === seat);
      },
    };
    return seat;
  }

  return {
    openSeat,
    kept: () => [...entries.values()],
    listeners: () => hearers.size + showing.size,
    waiting: () => line.length,
  };
}
