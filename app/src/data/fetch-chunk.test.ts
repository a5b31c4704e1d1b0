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
/** A page as it is after loading: it remembers nothing but what the browser keeps. */
async function openPage() {
  vi.resetModules();
  return import('./fetch-chunk.ts');
}
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('reloads the page once when parts of the shop cannot be fetched, and tells of none of them', async () => {
  const { fetchChunk } = await openPage();
  const told = vi.fn();
  for (const _ of [1, 2]) fetchChunk(gone).then(told, told);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

test('does not reload a second time for the same build: the error page follows', async () => {
  void (await openPage()).fetchChunk(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  const { ChunkFailure, fetchChunk } = await openPage();
  await expect(fetchChunk(gone)).rejects.toBeInstanceOf(ChunkFailure);
  expect(reload).toHaveBeenCalledOnce();
});

test('a newer build gets its own reload', async () => {
  void (await openPage()).fetchChunk(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  vi.stubGlobal('__BUILD_ID__', 'build-2');
  void (await openPage()).fetchChunk(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test('a shopper who lost the line keeps the page and may try again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { ChunkFailure, fetchChunk } = await openPage();
  await expect(fetchChunk(gone)).rejects.toBeInstanceOf(ChunkFailure);
  expect(reload).not.toHaveBeenCalled();
});
