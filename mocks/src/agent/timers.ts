/** Does something after so many ms; answers how to call it off. Handed in, so that tests own the time. */
export type After = (ms: number, act: () => void) => () => void;

/** The time of the machine. */
export const machineTimer: After = (ms, act) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** Timers that can be called off all at once, so that a driver that stops leaves none behind. */
export function timersOf(after: After = machineTimer): { after: After; stop(): void } {
  const running = new Set<() => void>();
  return {
    after(ms, act) {
      const callOff = after(ms, () => {
        running.delete(stop);
        act();
      });
      const stop = () => {
        running.delete(stop);
        callOff();
      };
      running.add(stop);
      return stop;
    },
    stop() {
      for (const stop of running) stop();
    },
  };
}
