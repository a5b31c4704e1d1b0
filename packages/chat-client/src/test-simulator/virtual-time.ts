import type { Clock } from '../ports.ts';

type Scheduled = { at: number; order: number; run: () => void };

/**
 * Virtual time: timers, frames and responses of client and server are events in one queue, and time jumps to the next
 * one.
 */
export type VirtualTime = Clock & {
  /** Work that runs in real time (a response of the stand-in shop): no event runs before it has ended. */
  during<T>(work: Promise<T>): Promise<T>;
  /** Advances by so many ms. */
  pass(ms: number): Promise<void>;
  /** Runs so many events, or fewer if `isOver` becomes true before. Returns whether it did. */
  passEvents(count: number, isOver: () => boolean): Promise<boolean>;
  /** How many timers and events are scheduled. */
  waiting(): number;
  /**
   * Called after each event until it returns false: a scheduler releases pending promises here, in an order of its
   * own.
   */
  release?: () => Promise<boolean>;
};

export function createTime(random: () => number, start = Date.UTC(2026, 10, 20, 2)): VirtualTime {
  /** Latest first: the next event is the last element. */
  const queue: Scheduled[] = [];
  let now = start;
  let order = 0;
  let busy = 0;

  const isBefore = (one: Scheduled, other: Scheduled) =>
    one.at < other.at || (one.at === other.at && one.order < other.order);
  function schedule(event: Scheduled) {
    let low = 0;
    let high = queue.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = queue[middle];
      if (other && isBefore(event, other)) low = middle + 1;
      else high = middle;
    }
    queue.splice(low, 0, event);
  }
  /** Waits until no promise is pending that could still schedule an event at this moment. */
  async function idle() {
    for (let isIdle = false; !isIdle;) {
      await new Promise((resolve) => void setImmediate(resolve));
      isIdle = busy === 0 && !(await time.release?.());
    }
  }

  async function runNext() {
    const next = queue.pop();
    if (!next) return;
    now = Math.max(now, next.at);
    next.run();
    await idle();
  }

  const time: VirtualTime = {
    now: () => now,
    random,
    after(ms, run) {
      order += 1;
      const event = { at: now + Math.max(0, ms), order, run };
      schedule(event);
      return () => {
        const index = queue.indexOf(event);
        if (index !== -1) queue.splice(index, 1);
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
      await idle();
      while ((queue.at(-1)?.at ?? Number.POSITIVE_INFINITY) <= until) await runNext();
      now = until;
    },
    async passEvents(count, isOver) {
      await idle();
      for (let event = 0; event < count && !isOver(); event += 1) await runNext();
      return isOver();
    },
    waiting: () => queue.length,
  };
  return time;
}

/** A seeded random generator (mulberry32): the same seed produces the same schedule. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random number between two bounds. */
export const between = (random: () => number, low: number, high: number): number => low + random() * (high - low);
