// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { ChunkFailure, fetchChunk } from './fetch-chunk.ts';

const reload = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('__BUILD_ID__', 'build-1');
  vi.stubGlobal('location', { reload });
});
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('reloads the page once when a part of the shop cannot be fetched', async () => {
  void fetchChunk(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('does not reload a second time for the same build: the error page follows', async () => {
  void fetchChunk(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(fetchChunk(gone)).rejects.toBeInstanceOf(ChunkFailure);
  expect(reload).toHaveBeenCalledOnce();
});

test('a newer build gets its own reload', async () => {
  void fetchChunk(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  vi.stubGlobal('__BUILD_ID__', 'build-2');
  void fetchChunk(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});
