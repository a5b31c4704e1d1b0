/** Calls back after `ms`; returns a function that cancels it. Injected, so that tests control the time. */
export type After = (ms: number, callback: () => void) => () => void;

/** The system's timer. */
export const systemTimer: After = (ms, callback) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

/** Timers that can be cancelled together, so that a stopped driver leaves none running. */
export function timersOf(after: After = systemTimer): { after: After; stop(): void } {
  const running = new Set<() => void>();
  return {
    after(ms, callback) {
      const cancel = after(ms, () => {
        running.delete(stop);
        callback();
      });
      const stop = () => {
        running.delete(stop);
        cancel();
      };
      running.add(stop);
      return stop;
    },
    stop() {
      for (const stop of running) stop();
    },
  };
}
