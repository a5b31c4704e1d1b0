// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isChunkError, reloadIfReachable, reloadOnChunkErrors } from './chunk-errors.ts';

const reload = vi.fn();
let isReachable = true;
let closePage = () => undefined as void;
/** Opens a page: only session storage is left of the one before. */
function openPage(build = 'build-1', isSending = () => false): void {
  closePage();
  vi.stubGlobal('__BUILD_ID__', build);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', () => (isReachable ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'))));
  closePage = reloadOnChunkErrors(isSending);
}
/** What Vite dispatches when a dynamic import fails; the server of the pages has answered then, or not. */
async function failImport(): Promise<Error> {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
  await new Promise((resolve) => setTimeout(resolve));
  return payload;
}
beforeEach(() => {
  isReachable = true;
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

test('reloads the page once when its files are gone', async () => {
  openPage();
  await failImport();
  await failImport();
  expect(reload).toHaveBeenCalledOnce();
});

test('does not reload a second time for the same build: the error page follows', async () => {
  openPage();
  await failImport();
  openPage();
  expect(isChunkError(await failImport())).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a newer build gets its own reload', async () => {
  openPage();
  await failImport();
  openPage('build-2');
  await failImport();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('while the server of the pages does not answer the page stays, and is reloaded by a later try', async () => {
  isReachable = false;
  openPage();
  expect(isChunkError(await failImport())).toBe(true);
  reloadIfReachable();
  await failImport();
  expect(reload).not.toHaveBeenCalled();
  isReachable = true;
  await failImport();
  expect(reload).toHaveBeenCalledOnce();
});

test('a form that is being sent stays on the page', async () => {
  openPage('build-1', () => true);
  expect(isChunkError(await failImport())).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a lost file is no unhandled error of the page: it is reloaded, or shows it where it is missed', async () => {
  openPage();
  const isReported = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
  expect(isReported(await failImport())).toBe(false);
  expect(isReported(new Error('The cart is full.'))).toBe(true);
  closePage();
  expect(isReported(await failImport())).toBe(true);
});

test('other errors are no chunk errors', () => {
  expect(isChunkError(new Error('The cart is full.'))).toBe(false);
  expect(isChunkError('offline')).toBe(false);
});
