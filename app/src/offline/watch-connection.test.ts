// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../data/call-error.ts';
import { noteShown, useConnection } from '../data/connection.store.ts';
import { watchConnection } from './watch-connection.ts';

const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
/** Answers the query of the open page. */
let answer: () => Promise<string>;
const ends: (() => void)[] = [];

beforeEach(async () => {
  vi.useFakeTimers();
  useConnection.setState({ isLost: false, shown: [] });
  answer = () => Promise.resolve('parts');
  const observer = new QueryObserver(client, { queryKey: ['parts'], queryFn: () => answer() });
  ends.push(
    observer.subscribe(() => undefined),
    watchConnection(client),
  );
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  client.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const isLost = () => useConnection.getState().isLost;
const shownPart = () => client.getQueryData(['parts']);

test('a lost connection is noted at once, and what the page shows is loaded again when it is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(isLost()).toBe(true);

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  answer = () => Promise.resolve('newer parts');
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isLost()).toBe(false);
  expect(shownPart()).toBe('newer parts');
});

test('where the browser notices nothing, the shop is tried again every fifteen seconds until it answers', async () => {
  noteShown([{ url: '/api/parts', seenAt: 1, givenAt: 2 }]);
  answer = () => Promise.reject(new CallError('products', 'offline'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isLost()).toBe(true);

  answer = () => Promise.resolve('newer parts');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(isLost()).toBe(false);
  expect(useConnection.getState().shown).toEqual([]);
});

test('an answer of earlier belongs to the page for which it was given', () => {
  history.replaceState(null, '', '/goods_cate');
  const parts = { url: '/api/parts', seenAt: 1, givenAt: 2 };
  noteShown([parts]);
  history.replaceState(null, '', '/goods_detail/1');
  const part = { url: '/api/part', seenAt: 3, givenAt: 4 };
  noteShown([parts, part]);
  expect(useConnection.getState().shown).toEqual([
    { ...parts, page: '/goods_cate' },
    { ...part, page: '/goods_detail/1' },
  ]);
});
