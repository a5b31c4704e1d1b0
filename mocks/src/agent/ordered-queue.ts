import type { After } from './timers.ts';

/** Runs tasks in the order in which they were added, each with a delay of at least `delayMs`. */
export function createOrderedQueue(now: () => number, after: After): (delayMs: number, task: () => void) => void {
  const waiting: (() => void)[] = [];
  let freeAt = 0;
  return (delayMs, task) => {
    freeAt = Math.max(freeAt, now() + delayMs);
    if (waiting.length === 0 && freeAt <= now()) return task();
    waiting.push(task);
    // Any timer runs the oldest task, so that the order is preserved.
    after(Math.max(0, freeAt - now()), () => waiting.shift()?.());
  };
}
