// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { LASTING } from '../data/lasting.ts';
import { startOffline } from './start-offline.ts';

vi.mock('./OfflineBar.tsx', () => ({ mountOfflineBar: () => undefined }));

/** A browser's service workers, of which none controls the page. */
const WORKERS = { addEventListener: () => undefined };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page with a price and the company, of which the last does not change. */
function openPage() {
  const client = new QueryClient();
  const asked: string[] = [];
  const show = (name: string, meta = {}) => {
    client.setQueryData([name], 1);
    const queryFn = () => asked.push(name);
    new QueryObserver(client, { queryKey: [name], queryFn, staleTime: 60_000, meta }).subscribe(() => undefined);
  };
  show('price');
  show('company', LASTING);
  return { client, asked };
}

test.each([
  ['without service workers', undefined],
  ['where they are forbidden', { ...WORKERS, register: () => Promise.reject(new Error('private window')) }],
])('%s the prices of a page are asked for again once it is quiet, what lasts is not', async (_, workers) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', { serviceWorker: workers });
  const { client, asked } = openPage();
  await startOffline(client);
  expect(asked).toEqual(['price']);
});

test('prices do not wait for a service worker that is never installed', async () => {
  vi.useFakeTimers();
  const never = new Promise(() => undefined);
  vi.stubGlobal('navigator', { serviceWorker: { ...WORKERS, register: async () => undefined, ready: never } });
  const { client, asked } = openPage();
  void startOffline(client);
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toEqual(['price']);
});
