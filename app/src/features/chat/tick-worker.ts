/** What the page asks of its ticking worker: tick once after some ms, or not at all. */
export type TickOrder = { id: number; ms?: number };

/** Runs as a worker of its own: browsers slow the timers of hidden pages down to one a minute, but not those of workers. */
const waiting = new Map<number, ReturnType<typeof setTimeout>>();
addEventListener('message', ({ data: { id, ms } }: MessageEvent<TickOrder>) => {
  clearTimeout(waiting.get(id));
  waiting.delete(id);
  if (ms === undefined) return;
  const tick = () => {
    waiting.delete(id);
    postMessage(id);
  };
  waiting.set(id, setTimeout(tick, ms));
});
