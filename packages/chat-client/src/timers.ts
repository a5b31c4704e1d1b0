import type { Clock } from './ports.ts';

/** The same promise, or a rejection once so many ms have passed: nothing may wait for an answer that never comes. */
export function withinTime<T>(clock: Clock, ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const callOff = clock.after(ms, () => reject(new Error(`No answer within ${ms} ms.`)));
    promise.then(resolve, reject).finally(callOff);
  });
}

export type Timers = { after(ms: number, act: () => void): () => void; stop(): void };

/** Timers that are called off together; those that rang are forgotten. */
export function createTimers(clock: Clock): Timers {
  const running = new Set<() => void>();
  return {
    after(ms, act) {
      const stop = () => {
        running.delete(stop);
        callOff();
      };
      const callOff = clock.after(ms, () => {
        running.delete(stop);
        act();
      });
      running.add(stop);
      return stop;
    },
    stop() {
      for (const stop of running) stop();
    },
  };
}
