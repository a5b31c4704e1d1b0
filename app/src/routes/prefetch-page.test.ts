// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';

/** The page behind the link; the link is on another one. */
const HREF = '/en/upload';
const link = document.createElement('a');
let show: () => void = () => undefined;
const idle = vi.fn<(callback: () => void, options: { timeout: number }) => number>();
let prefetchWhenVisible: (link: HTMLAnchorElement, href: string) => unknown;
let preload: Mock<() => Promise<unknown>>;

beforeEach(async () => {
  // Before the module is loaded, which begins to wait for the first page then.
  vi.useFakeTimers();
  vi.resetModules();
  ({ prefetchWhenVisible } = await import('./prefetch-page.ts'));
  const { pageAt } = await import('./route-table.ts');
  preload = vi.spyOn(pageAt('/upload') as { preload: () => Promise<unknown> }, 'preload').mockResolvedValue(undefined);
  idle.mockReset().mockImplementation((callback) => {
    callback();
    return 1;
  });
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', vi.fn<() => void>());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onEntries: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void) {
        show = () => onEntries([{ isIntersecting: true, target: link }]);
      }
      observe = () => undefined;
      unobserve = () => undefined;
    },
  );
  show = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const prefetch = async () => {
  prefetchWhenVisible(link, HREF);
  show();
  await vi.advanceTimersByTimeAsync(5000);
};
const connection = (facts: object) =>
  Object.defineProperty(navigator, 'connection', { value: facts, configurable: true });

test('fetches the page of a visible link once the browser is idle, two seconds later at most', async () => {
  await prefetch();
  expect(idle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 2000 });
  expect(preload).toHaveBeenCalledOnce();
});

test.each([
  ['data saving', { saveData: true }],
  ['a 2G connection', { effectiveType: '2g' }],
  ['a slow 2G connection', { effectiveType: 'slow-2g' }],
])('fetches nothing ahead with %s', async (_, facts) => {
  connection(facts);
  await prefetch();
  connection({});
  expect(preload).not.toHaveBeenCalled();
});

test('fetches nothing ahead without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await prefetch();
  expect(preload).not.toHaveBeenCalled();
});

test('fetches nothing for a link that is not seen', async () => {
  prefetchWhenVisible(link, HREF);
  await vi.advanceTimersByTimeAsync(5000);
  expect(preload).not.toHaveBeenCalled();
});
