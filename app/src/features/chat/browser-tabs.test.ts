import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserTabs } from './browser-tabs.ts';

type Waiter = { name: string; mode: LockMode; grant: () => void };

/** Web Locks by the standard: granted in order, shared ones together. */
function lockManager() {
  const held: { name: string; mode: LockMode }[] = [];
  let queue: Waiter[] = [];
  const isFree = ({ name, mode }: Waiter) =>
    !held.some((lock) => lock.name === name && (mode === 'exclusive' || lock.mode === 'exclusive'));
  const grantFree = () => {
    for (const waiter of queue.slice()) {
      if (!isFree(waiter)) continue;
      queue = queue.filter((one) => one !== waiter);
      held.push(waiter);
      waiter.grant();
    }
  };
  return {
    held,
    waiting: () => queue.length,
    query: async () => ({ held: held.map(({ name, mode }) => ({ name, mode })) }),
    request: (name: string, { mode, signal }: { mode: LockMode; signal: AbortSignal }, onGranted: () => unknown) =>
      new Promise((resolve, reject) => {
        const waiter: Waiter = {
          name,
          mode,
          grant: () =>
            void Promise.resolve(onGranted())
              .then(resolve, reject)
              .finally(() => {
                held.splice(held.indexOf(waiter), 1);
                grantFree();
              }),
        };
        signal.addEventListener('abort', () => {
          if (!queue.includes(waiter)) return;
          queue = queue.filter((one) => one !== waiter);
          reject(signal.reason as Error);
        });
        queue.push(waiter);
        queueMicrotask(grantFree);
      }),
  };
}

let locks: ReturnType<typeof lockManager>;
beforeEach(() => {
  locks = lockManager();
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => vi.unstubAllGlobals());
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('one tab leads at a time; when it steps down the next one does', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const stepDown = browserTabs('1').lead(first);
  const giveUp = browserTabs('1').lead(second);
  await nextTask();
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
  stepDown();
  await nextTask();
  expect(second).toHaveBeenCalledOnce();
  giveUp();
  await nextTask();
  expect(locks.held).toEqual([]);
});

test('two shoppers of one browser have separate leaders', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const ends = [browserTabs('1').lead(first), browserTabs('2').lead(second)];
  await nextTask();
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
  for (const end of ends) end();
});

test('a tab that stops waiting never leads and holds no lock', async () => {
  const lead = vi.fn();
  const stepDown = browserTabs('1').lead(vi.fn());
  browserTabs('1').lead(lead)();
  await nextTask();
  stepDown();
  await nextTask();
  expect(lead).not.toHaveBeenCalled();
  expect(locks.held).toEqual([]);
  expect(locks.waiting()).toBe(0);
});

test('tabs of an insecure page, which has no locks, elect a leader by messages', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('isSecureContext', false);
  const lead = vi.fn();
  const stepDown = browserTabs('1').lead(lead);
  await vi.dynamicImportSettled();
  vi.advanceTimersByTime(2000);
  expect(lead).toHaveBeenCalledOnce();
  stepDown();
  vi.useRealTimers();
});

test('a page without channels leads for itself, after it was asked to', async () => {
  vi.stubGlobal('navigator', {});
  const lead = vi.fn();
  browserTabs('1').lead(lead);
  expect(lead).not.toHaveBeenCalled();
  await nextTask();
  expect(lead).toHaveBeenCalledOnce();
  const never = vi.fn();
  browserTabs('1').lead(never)();
  await nextTask();
  expect(never).not.toHaveBeenCalled();
});

test('the chat counts as shown while any tab shows it', async () => {
  const [here, there] = [browserTabs('1'), browserTabs('1')];
  expect(await there.isShown()).toBe(false);
  const hides = [here.show(), here.show()];
  await nextTask();
  expect(await there.isShown()).toBe(true);
  hides[0]?.();
  hides[0]?.();
  await nextTask();
  expect(await there.isShown()).toBe(true);
  hides[1]?.();
  await nextTask();
  expect(await there.isShown()).toBe(false);
  expect(locks.held).toEqual([]);
});

test('a message reaches the other tabs of this shopper only', async () => {
  const received: string[] = [];
  const tabs = { a: browserTabs('1'), b: browserTabs('1'), c: browserTabs('2') };
  const ends = Object.entries(tabs).map(([name, tab]) =>
    tab.listen((message) => received.push(`${name}: ${String(message)}`)),
  );
  tabs.a.post('hello');
  await vi.waitFor(() => expect(received).toEqual(['b: hello']));
  for (const end of ends) end();
  tabs.a.post('still there?');
  await nextTask();
  expect(received).toEqual(['b: hello']);
});
