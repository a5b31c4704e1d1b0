import type { After } from './timers.ts';

/** Works things off in the order in which they came, each at least so many ms late. */
export function inTurn(now: () => number, after: After): (lateness: number, work: () => void) => void {
  const waiting: (() => void)[] = [];
  let freeAt = 0;
  return (lateness, work) => {
    freeAt = Math.max(freeAt, now() + lateness);
    if (waiting.length === 0 && freeAt <= now()) return work();
    waiting.push(work);
    // Whichever timer rings first, it is the turn of what came first.
    after(Math.max(0, freeAt - now()), () => waiting.shift()?.());
  };
}
