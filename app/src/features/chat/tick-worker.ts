/** A request to the timer worker: tick once after so many ms; without `ms`, cancel. */
export type TickRequest = { id: number; ms?: number };

/** Runs as a worker: browsers throttle the timers of hidden pages to one per minute, but not those of workers. */
const waiting = new Map<number, ReturnType<typeof setTimeout>>();
addEventListener('message', ({ data: { id, ms } }: MessageEvent<TickRequest>) => {
  clearTimeout(waiting.get(id));
  waiting.delete(id);
  if (ms === undefined) return;
  const tick = () => {
    waiting.delete(id);
    postMessage(id);
  };
  waiting.set(id, setTimeout(tick, ms));
});
