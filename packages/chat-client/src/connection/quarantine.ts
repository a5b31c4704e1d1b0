import type { Timers } from '../timers.ts';

export type Quarantine = {
  /** A socket was just closed: the server may still be processing its frames. */
  begin(): void;
  /** Resolves once the server can no longer be processing them. */
  over(): Promise<void>;
};

/**
 * The time during which the server may still process frames of a closed socket. Measured by a timer, because clocks
 * jump.
 */
export function createQuarantine(timers: Timers, ms: number): Quarantine {
  let isOver = true;
  let stop = () => {};
  let waiting: (() => void)[] = [];

  return {
    begin() {
      isOver = false;
      stop();
      stop = timers.after(ms, () => {
        isOver = true;
        for (const resume of waiting) resume();
        waiting = [];
      });
    },
    over: () =>
      new Promise((resolve) => {
        if (isOver) resolve();
        else waiting.push(resolve);
      }),
  };
}
