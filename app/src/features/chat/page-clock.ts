import type { Clock } from '@shop/chat-client';
import type { TickOrder } from './tick-worker.ts';

/**
 * The time of the machine. Each wait is kept twice, by the page and by a worker, and ends with whichever comes first: the page's
 * own timers come up to a minute late while it is hidden (the server cuts after 12 s), and the worker may be missing.
 */
export function openPageClock(worker: Worker | undefined = startWorker()): Clock & { close(): void } {
  const waiting = new Map<number, { act: () => void; timer: ReturnType<typeof setTimeout> }>();
  let last = 0;
  const order = (given: TickOrder) => worker?.postMessage(given);
  const end = (id: number): (() => void) | undefined => {
    const one = waiting.get(id);
    clearTimeout(one?.timer);
    waiting.delete(id);
    return one?.act;
  };
  worker?.addEventListener('message', ({ data }: MessageEvent<number>) => end(data)?.());

  return {
    now: Date.now,
    random: Math.random,
    after(ms, act) {
      last += 1;
      const id = last;
      const callOff = () => {
        if (end(id)) order({ id });
      };
      const timer = setTimeout(() => {
        callOff();
        act();
      }, ms);
      waiting.set(id, { act, timer });
      order({ id, ms });
      return callOff;
    },
    close() {
      for (const id of waiting.keys()) end(id);
      worker?.terminate();
    },
  };
}

function startWorker(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    return new Worker(new URL('./tick-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    // A page whose policy allows no workers still has its own timers.
    return undefined;
  }
}
