import type { Clock } from '@shop/chat-client';
import type { TickRequest } from './tick-worker.ts';

/**
 * The browser’s clock. Each wait has two timers, one in the page and one in a worker, and ends with the first: timers
 * of a hidden page are up to a minute late (the server closes after 12 s), and the worker may be missing.
 */
export function openPageClock(worker: Worker | undefined = startWorker()): Clock & { close(): void } {
  const waiting = new Map<number, { run: () => void; timer: ReturnType<typeof setTimeout> }>();
  let last = 0;
  const send = (request: TickRequest) => worker?.postMessage(request);
  const end = (id: number): (() => void) | undefined => {
    const wait = waiting.get(id);
    clearTimeout(wait?.timer);
    waiting.delete(id);
    return wait?.run;
  };
  worker?.addEventListener('message', ({ data }: MessageEvent<number>) => end(data)?.());

  return {
    now: Date.now,
    random: Math.random,
    after(ms, run) {
      last += 1;
      const id = last;
      const cancel = () => {
        if (end(id)) send({ id });
      };
      const timer = setTimeout(() => {
        cancel();
        run();
      }, ms);
      waiting.set(id, { run, timer });
      send({ id, ms });
      return cancel;
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
    // A page whose policy forbids workers still has its own timers.
    return undefined;
  }
}
