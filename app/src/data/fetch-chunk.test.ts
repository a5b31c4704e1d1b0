// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('__BUILD_ID__', 'build-1');
  vi.stubGlobal('location', { reload });
});
/** A freshly loaded page: only session storage is left of the one before. */
async function openPage() {
  vi.resetModules();
  return import('./fetch-chunk.ts');
}
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('reloads the page once when chunks cannot be loaded, and reports none of them', async () => {
  const { fetchChunk } = await openPage();
  const report = vi.fn();
  for (const _ of [1, 2]) fetchChunk(gone).then(report, report);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  expect(report).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

test('does not reload a second time for the same build: the error page follows', async () => {
  void (await openPage()).fetchChunk(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  const { ChunkLoadError, fetchChunk } = await openPage();
  await expect(fetchChunk(gone)).rejects.toBeInstanceOf(ChunkLoadError);
  expect(reload).toHaveBeenCalledOnce();
});

test('a newer build gets its own reload', async () => {
  void (await openPage()).fetchChunk(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  vi.stubGlobal('__BUILD_ID__', 'build-2');
  void (await openPage()).fetchChunk(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test('a shopper who is offline stays on the page and can try again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { ChunkLoadError, fetchChunk } = await openPage();
  await expect(fetchChunk(gone)).rejects.toBeInstanceOf(ChunkLoadError);
  expect(reload).not.toHaveBeenCalled();
});
