// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceQuiet } from './once-quiet.ts';

const requests: PerformanceEntry[] = [];
const request = () => requests.push({} as PerformanceEntry);
beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  // jsdom has no resource timing.
  Object.assign(performance, { getEntriesByType: () => [...requests] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('waits until the page has requested nothing for five seconds', () => {
  const load = vi.fn(async () => undefined);
  onceQuiet(load);
  for (let round = 0; round < 3; round += 1) {
    vi.advanceTimersByTime(2000);
    request();
    vi.advanceTimersByTime(3000);
  }
  vi.advanceTimersByTime(4999);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledOnce();
});

test('does not wait without a connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => undefined);
  onceQuiet(load);
  vi.advanceTimersByTime(0);
  expect(load).toHaveBeenCalledOnce();
});

test('tries again with a connection what a lost one kept from loading', async () => {
  const load = vi.fn(async () => undefined).mockRejectedValueOnce(new TypeError('offline'));
  onceQuiet(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(load).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(load).toHaveBeenCalledTimes(2);
});
