// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isChunkError, reloadOnChunkErrors } from './chunk-errors.ts';

const reload = vi.fn();
let closePage = () => undefined as void;
/** Opens a page: only session storage is left of the one before. */
function openPage(build = 'build-1', isSending = () => false): void {
  closePage();
  vi.stubGlobal('__BUILD_ID__', build);
  vi.stubGlobal('location', { reload });
  closePage = reloadOnChunkErrors(isSending);
}
/** What Vite dispatches when a dynamic import fails. */
function failImport(): Error {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
  return payload;
}
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

test('reloads the page once when its files are gone', () => {
  openPage();
  failImport();
  failImport();
  expect(reload).toHaveBeenCalledOnce();
});

test('does not reload a second time for the same build: the error page follows', () => {
  openPage();
  failImport();
  openPage();
  expect(isChunkError(failImport())).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a newer build gets its own reload', () => {
  openPage();
  failImport();
  openPage('build-2');
  failImport();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a shopper who is offline stays on the page and can try again', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openPage();
  expect(isChunkError(failImport())).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a form that is being sent stays on the page', () => {
  openPage('build-1', () => true);
  expect(isChunkError(failImport())).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('other errors are no chunk errors', () => {
  expect(isChunkError(new Error('The cart is full.'))).toBe(false);
  expect(isChunkError('offline')).toBe(false);
});
