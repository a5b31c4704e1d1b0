import type { Clock } from './ports.ts';

/** The same promise, or a rejection after so many ms, so that no caller waits for ever. */
export function withTimeout<T>(clock: Clock, ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new Error(`No answer within ${ms} ms.`)));
    promise.then(resolve, reject).finally(cancel);
  });
}

export type Timers = { after(ms: number, run: () => void): () => void; stop(): void };

/** Timers that can be cancelled together. */
export function createTimers(clock: Clock): Timers {
  const running = new Set<() => void>();
  return {
    after(ms, run) {
      const stop = () => {
        running.delete(stop);
        cancel();
      };
      const cancel = clock.after(ms, () => {
        running.delete(stop);
        run();
      });
      running.add(stop);
      return stop;
    },
    stop() {
      for (const stop of running) stop();
    },
  };
}
