import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPageClock } from './page-clock.ts';
import type { TickOrder } from './tick-worker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A worker whose time is moved by hand. */
function handWorker() {
  let hear: (event: { data: number }) => void = () => undefined;
  const orders: TickOrder[] = [];
  let isOver = false;
  const worker = {
    postMessage: (order: TickOrder) => orders.push(order),
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener;
    },
    terminate: () => {
      isOver = true;
    },
  } as unknown as Worker;
  return { worker, orders, tick: (id: number) => hear({ data: id }), isOver: () => isOver };
}

test('in a hidden tab, whose own timers come late, the worker tells the time, and a wait ends once', () => {
  const { worker, orders, tick } = handWorker();
  const act = vi.fn();
  openPageClock(worker).after(10_000, act);
  expect(orders).toEqual([{ id: 1, ms: 10_000 }]);
  tick(1);
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  tick(1);
  expect(act).toHaveBeenCalledOnce();
});

test('without a worker, or with one that never came up, the page’s own timers do', () => {
  const act = vi.fn();
  openPageClock(undefined).after(100, act);
  openPageClock(handWorker().worker).after(100, act);
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledTimes(2);
});

test('a wait that was called off does not end, by either', () => {
  const { worker, orders, tick } = handWorker();
  const act = vi.fn();
  const callOff = openPageClock(worker).after(100, act);
  callOff();
  expect(orders.at(-1)).toEqual({ id: 1 });
  tick(1);
  vi.advanceTimersByTime(1000);
  expect(act).not.toHaveBeenCalled();
});

test('closing ends the worker and leaves no timer behind', () => {
  const { worker, isOver } = handWorker();
  const clock = openPageClock(worker);
  for (let wait = 0; wait < 10; wait += 1) clock.after(1000, vi.fn());
  clock.close();
  expect(isOver()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
