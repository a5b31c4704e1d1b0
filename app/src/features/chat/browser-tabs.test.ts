import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserTabs } from './browser-tabs.ts';

type Waiter = { name: string; mode: LockMode; grant: () => void };

/** A browser's locks, as the standard has them: granted in order, shared ones together. */
function lockManager() {
  const held: { name: string; mode: LockMode }[] = [];
  let queue: Waiter[] = [];
  const isFree = ({ name, mode }: Waiter) =>
    !held.some((lock) => lock.name === name && (mode === 'exclusive' || lock.mode === 'exclusive'));
  const settle = () => {
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
    request: (name: string, { mode, signal }: { mode: LockMode; signal: AbortSignal }, act: () => unknown) =>
      new Promise((resolve, reject) => {
        const waiter: Waiter = {
          name,
          mode,
          grant: () =>
            void Promise.resolve(act())
              .then(resolve, reject)
              .finally(() => {
                held.splice(held.indexOf(waiter), 1);
                settle();
              }),
        };
        signal.addEventListener('abort', () => {
          if (!queue.includes(waiter)) return;
          queue = queue.filter((one) => one !== waiter);
          reject(signal.reason as Error);
        });
        queue.push(waiter);
        queueMicrotask(settle);
      }),
  };
}

let locks: ReturnType<typeof lockManager>;
beforeEach(() => {
  locks = lockManager();
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => vi.unstubAllGlobals());
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('one tab leads at a time; when it steps down the next one does', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const stepDown = browserTabs('1').lead(first);
  const giveUp = browserTabs('1').lead(second);
  await soon();
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
  stepDown();
  await soon();
  expect(second).toHaveBeenCalledOnce();
  giveUp();
  await soon();
  expect(locks.held).toEqual([]);
});

test('two shoppers of one browser lead apart from each other', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const ends = [browserTabs('1').lead(first), browserTabs('2').lead(second)];
  await soon();
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
  for (const end of ends) end();
});

test('a tab that gives up waiting never leads and keeps nothing', async () => {
  const lead = vi.fn();
  const stepDown = browserTabs('1').lead(vi.fn());
  browserTabs('1').lead(lead)();
  await soon();
  stepDown();
  await soon();
  expect(lead).not.toHaveBeenCalled();
  expect(locks.held).toEqual([]);
  expect(locks.waiting()).toBe(0);
});

test('a page that is not secure has no locks: its tabs settle by talking who leads', async () => {
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

test('a page without tabs leads for itself, and not before it was asked to', async () => {
  vi.stubGlobal('navigator', {});
  const lead = vi.fn();
  browserTabs('1').lead(lead);
  expect(lead).not.toHaveBeenCalled();
  await soon();
  expect(lead).toHaveBeenCalledOnce();
  const never = vi.fn();
  browserTabs('1').lead(never)();
  await soon();
  expect(never).not.toHaveBeenCalled();
});

test('the chat is shown while any tab shows it', async () => {
  const [here, there] = [browserTabs('1'), browserTabs('1')];
  expect(await there.isShown()).toBe(false);
  const hides = [here.show(), here.show()];
  await soon();
  expect(await there.isShown()).toBe(true);
  hides[0]?.();
  hides[0]?.();
  await soon();
  expect(await there.isShown()).toBe(true);
  hides[1]?.();
  await soon();
  expect(await there.isShown()).toBe(false);
  expect(locks.held).toEqual([]);
});

test('what a tab tells reaches the others of this shopper, not itself and nobody else', async () => {
  const heard: string[] = [];
  const tabs = { a: browserTabs('1'), b: browserTabs('1'), c: browserTabs('2') };
  const ends = Object.entries(tabs).map(([name, tab]) =>
    tab.listen((message) => heard.push(`${name}: ${String(message)}`)),
  );
  tabs.a.post('hello');
  await vi.waitFor(() => expect(heard).toEqual(['b: hello']));
  for (const end of ends) end();
  tabs.a.post('is anybody there');
  await soon();
  expect(heard).toEqual(['b: hello']);
});
