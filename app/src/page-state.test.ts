import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authorization } from './data/authorization.ts';
import { LASTING } from './data/lasting.ts';
import { isRefreshed, startWithAnswers, type PageState } from './page-state.ts';

const RENDERED_AT = Date.parse('2026-11-20T02:00:00Z');
const DOCUMENT: PageState = {
  address: '/goods_detail/1',
  renderedAt: RENDERED_AT,
  isForReader: true,
  areas: ['core'],
  answers: [
    { key: ['price'], data: 150, updatedAt: 0 },
    { key: ['name'], data: 'Brick', updatedAt: RENDERED_AT },
  ],
};
const VISITOR = authorization.current;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  authorization.current = VISITOR;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows price and name, which count for a minute, some time after the document was rendered; returns what is asked for. */
function open(document: PageState, secondsLater: number): string[] {
  vi.setSystemTime(RENDERED_AT + secondsLater * 1000);
  const client = new QueryClient();
  startWithAnswers(client, document);
  const asked: string[] = [];
  const query = (name: string) => {
    const queryFn = () => {
      asked.push(name);
      return new Promise<number>(() => undefined);
    };
    return { queryKey: [name], queryFn, staleTime: 60_000 };
  };
  new QueryObserver(client, query('price')).subscribe(() => undefined);
  new QueryObserver(client, { ...query('name'), meta: LASTING }).subscribe(() => undefined);
  // The note of when prices are from stays until they have been answered again.
  expect(isRefreshed(client, document)).toBe(false);
  client.setQueryData(['price'], 160);
  expect(isRefreshed(client, document)).toBe(true);
  client.clear();
  return asked;
}

test('a page that was rendered for this visitor a moment ago asks for nothing', () => {
  expect(open(DOCUMENT, 1)).toEqual([]);
});

test('a slow clock in the browser changes nothing', () => {
  expect(open(DOCUMENT, -3600)).toEqual([]);
});

test('a page of more than a minute ago asks for all that has become old', () => {
  expect(open(DOCUMENT, 61)).toEqual(['price', 'name']);
});

test('a page with a service worker asks for prices, so that they are stored', () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  expect(open(DOCUMENT, 0)).toEqual(['price']);
});

test('a page that was written ahead asks for prices', () => {
  expect(open({ ...DOCUMENT, isForReader: false }, 0)).toEqual(['price']);
});

test('a shopper, whose prices may differ from a visitor’s, asks for them', () => {
  authorization.current = { ...VISITOR, readToken: () => 'token' };
  expect(open(DOCUMENT, 0)).toEqual(['price']);
});
