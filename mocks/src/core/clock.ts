import type { Moment } from '@shop/contracts';

/** The shop's time, passed in so that tests control it. `wait` rejects when the signal is aborted. */
export type Clock = { now(): Moment; wait(ms: number, signal?: AbortSignal): Promise<void> };

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

/** A clock that only moves by `move` and by waiting. */
export function manualClock(start: Moment): Clock & { move(ms: number): void } {
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
