import { afterEach, expect, test, vi } from 'vitest';
import { onIdle, shouldPrefetch } from './prefetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  [undefined, true, true],
  [{ effectiveType: '4g' }, true, true],
  [{ effectiveType: '4g', saveData: true }, true, false],
  [{ effectiveType: '2g' }, true, false],
  [{ effectiveType: 'slow-2g' }, true, false],
  [{ effectiveType: '4g' }, false, false],
])('with connection %j and onLine %s prefetching is %s', (connection, onLine, expected) => {
  expect(shouldPrefetch(connection, onLine)).toBe(expected);
});

test('waits for an idle period, two seconds at most', () => {
  const idle = vi.fn(() => 7);
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const fetchNext = () => undefined;
  onIdle(fetchNext)();
  expect(idle).toHaveBeenCalledExactlyOnceWith(fetchNext, { timeout: 2000 });
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
});

test('uses a short timeout where the browser has no idle callbacks', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const fetchNext = vi.fn();
  onIdle(fetchNext);
  vi.advanceTimersByTime(2000);
  expect(fetchNext).toHaveBeenCalledOnce();
  const callOff = onIdle(fetchNext);
  callOff();
  vi.advanceTimersByTime(2000);
  expect(fetchNext).toHaveBeenCalledOnce();
});
