import type { Timers } from './timers.ts';

export type Quarantine = {
  /** A socket has just ended: from now on the server may still be working on what it carried. */
  begin(): void;
  /** Resolves once that cannot be any more. */
  over(): Promise<void>;
};

/** The time in which the server may still work on frames of a socket that is gone. By a timer, not by the clock: clocks jump. */
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
        for (const go of waiting) go();
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
