import type { Clock } from '../ports.ts';

type Due = { at: number; order: number; act: () => void };

/** A time in which nothing happens between two events: timers, frames and answers of client and server stand in one queue. */
export type VirtualTime = Clock & {
  /** Work that runs in real time (the stand-in shop answering): no event comes before it is done. */
  during<T>(work: Promise<T>): Promise<T>;
  /** Lets so many ms pass. */
  pass(ms: number): Promise<void>;
  /** Lets so many events happen, or fewer where it is over before. Answers whether it was. */
  passEvents(count: number, isOver: () => boolean): Promise<boolean>;
  /** Timers and events to come. */
  waiting(): number;
  /** Called after each event, until it answers false: for a scheduler that releases what is ready in an order of its own. */
  release?: () => Promise<boolean>;
};

export function createTime(random: () => number, start = Date.UTC(2026, 10, 20, 2)): VirtualTime {
  const queue: Due[] = [];
  let now = start;
  let order = 0;
  let busy = 0;

  const isBefore = (one: Due, other: Due) => one.at < other.at || (one.at === other.at && one.order < other.order);
  function put(due: Due) {
    let low = 0;
    let high = queue.length;
    // The next event stands last.
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(due, queue[middle] as Due)) low = middle + 1;
      else high = middle;
    }
    queue.splice(low, 0, due);
  }
  async function settle() {
    for (let isQuiet = false; !isQuiet;) {
      await new Promise((resolve) => void setImmediate(resolve));
      isQuiet = busy === 0 && !(await time.release?.());
    }
  }

  async function happen() {
    const next = queue.pop();
    if (!next) return;
    now = Math.max(now, next.at);
    next.act();
    await settle();
  }

  const time: VirtualTime = {
    now: () => now,
    random,
    after(ms, act) {
      order += 1;
      const due = { at: now + Math.max(0, ms), order, act };
      put(due);
      return () => {
        const place = queue.indexOf(due);
        if (place !== -1) queue.splice(place, 1);
      };
    },
    async during(work) {
      busy += 1;
      try {
        return await work;
      } finally {
        busy -= 1;
      }
    },
    async pass(ms) {
      const until = now + ms;
      await settle();
      while ((queue.at(-1)?.at ?? Number.POSITIVE_INFINITY) <= until) await happen();
      now = until;
    },
    async passEvents(count, isOver) {
      await settle();
      for (let event = 0; event < count && !isOver(); event += 1) await happen();
      return isOver();
    },
    waiting: () => queue.length,
  };
  return time;
}

/** A small seeded chance (mulberry32): the same seed, the same schedule. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Anything from a lowest to a highest number. */
export const between = (random: () => number, low: number, high: number): number => low + random() * (high - low);
