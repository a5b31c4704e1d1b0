import type { Moment } from '@shop/contracts';

/** The shop's time, handed in so that tests own it. `wait` ends early, by rejecting, when the signal aborts. */
export type Clock = { now(): Moment; wait(ms: number, signal?: AbortSignal): Promise<void> };

/** The time of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, ms);
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop, { once: true });
    }),
};

/** A clock that stands still until it is moved; waiting on it moves it. */
export function standingClock(start: Moment): Clock & { move(ms: number): void } {
  let now = start;
  return {
    now: () => now,
    wait: async (ms) => {
      now += ms;
    },
    move: (ms) => {
      now += ms;
    },
  };
}
