import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPageClock } from './page-clock.ts';
import type { TickRequest } from './tick-worker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A worker whose ticks are triggered by the test. */
function manualWorker() {
  let onMessage: (event: { data: number }) => void = () => undefined;
  const requests: TickRequest[] = [];
  let isOver = false;
  const worker = {
    postMessage: (request: TickRequest) => requests.push(request),
    addEventListener: (_: string, listener: typeof onMessage) => {
      onMessage = listener;
    },
    terminate: () => {
      isOver = true;
    },
  } as unknown as Worker;
  return { worker, requests, tick: (id: number) => onMessage({ data: id }), isOver: () => isOver };
}

test('ends a wait once by the worker, while the timers of a hidden tab are late', () => {
  const { worker, requests, tick } = manualWorker();
  const run = vi.fn();
  openPageClock(worker).after(10_000, run);
  expect(requests).toEqual([{ id: 1, ms: 10_000 }]);
  tick(1);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  tick(1);
  expect(run).toHaveBeenCalledOnce();
});

test('uses the page’s timers without a worker, or if the worker does not start', () => {
  const run = vi.fn();
  openPageClock(undefined).after(100, run);
  openPageClock(manualWorker().worker).after(100, run);
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(2);
});

test('does not end a cancelled wait', () => {
  const { worker, requests, tick } = manualWorker();
  const run = vi.fn();
  const cancel = openPageClock(worker).after(100, run);
  cancel();
  expect(requests.at(-1)).toEqual({ id: 1 });
  tick(1);
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
});

test('ends the worker and all timers when closed', () => {
  const { worker, isOver } = manualWorker();
  const clock = openPageClock(worker);
  for (let wait = 0; wait < 10; wait += 1) clock.after(1000, vi.fn());
  clock.close();
  expect(isOver()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
