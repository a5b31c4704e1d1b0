// @vitest-environment jsdom
import { LANGUAGES } from '@shop/contracts/language';
import { createShop } from '@shop/mocks';
import { createTransport } from '@shop/mocks/transport';
import { act } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inLanguage } from '../language/language.ts';
import type { RenderedPage } from './render-page.tsx';
import { publicAddresses } from './public-pages.ts';

vi.setConfig({ hookTimeout: 240_000 });

const NOW = Date.parse('2026-11-20T02:00:00Z');
const ADDRESSES = [
  ...publicAddresses,
  ...LANGUAGES.flatMap((language) =>
    ['/goods_detail/1', '/goods_cate?cid=1', '/goods_search?title=2x4', '/goods_presell_detail?id=1', '/nothing'].map(
      (path) => inLanguage(path, language),
    ),
  ),
];
const documents = new Map<string, RenderedPage>();

/** What a browser has and Node has not. */
const BROWSER_ONLY = [
  'window',
  'document',
  'location',
  'navigator',
  'localStorage',
  'sessionStorage',
  'history',
  'addEventListener',
  'matchMedia',
];

beforeAll(async function renderInNode() {
  const shop = createShop({ clock: { now: () => NOW, wait: async () => undefined } });
  const fetch = createTransport(shop);
  (await import('../stand-in/test-shop.ts')).disconnectStandInChat();
  // Server and browser have copies of their own of everything, and so have the tests after this one.
  vi.resetModules();
  try {
    for (const name of BROWSER_ONLY) vi.stubGlobal(name, undefined);
    const { renderPage } = await import('./render-page.tsx');
    for (const address of ADDRESSES)
      documents.set(address, await renderPage({ address, origin: 'http://localhost:3000', fetch, now: NOW }));
  } finally {
    vi.unstubAllGlobals();
    vi.resetModules();
  }
});

const log = vi.fn<typeof console.error>();
beforeEach(() => {
  log.mockReset();
  vi.spyOn(console, 'error').mockImplementation(log);
  const observer = class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  };
  vi.stubGlobal('IntersectionObserver', observer);
  vi.stubGlobal('ResizeObserver', observer);
});
afterEach(() => void vi.unstubAllGlobals());
afterAll(() => void vi.resetModules());

test('the document that servers send for any address without a page shows none', () => {
  for (const address of LANGUAGES.map((language) => inLanguage('/nothing', language))) {
    const { status, html } = documents.get(address) ?? {};
    expect(status).toBe(404);
    expect(html).not.toContain('>/');
  }
});

test('the document of a list names every part of its page, and has controls for those that windows show', () => {
  document.body.innerHTML = documents.get('/goods_cate')?.html ?? '';
  const cards = [...document.querySelectorAll('article')];
  expect(cards.map((card) => card.querySelectorAll('h3 a').length)).toEqual(Array.from({ length: 20 }, () => 1));
  expect(cards.map((card) => card.querySelector('button') !== null)).toEqual(cards.map((_, at) => at < 8));
});

test('a document says of when its prices and stock are, and none without prices does', () => {
  const asOf = (path: string) => LANGUAGES.map((language) => documents.get(inLanguage(path, language))?.asOf);
  for (const path of ['/goods_cate', '/goods_detail/1'])
    for (const note of asOf(path)) expect(note).toContain('2026-11-20T02:00:00');
  for (const path of ['/country_chose', '/upload', '/nothing']) expect(asOf(path)).toEqual(['', '', '']);
});

test.each(ADDRESSES)('%s is hydrated as it was rendered', async (address) => {
  const page = documents.get(address);
  if (!page) throw new Error(`${address} was not rendered.`);
  expect(page.html.includes('<!--$!-->'), 'unfinished').toBe(false);
  const { hydrateInTest } = await import('./test-hydrate.tsx');
  const problems: unknown[] = [];
  const end = await act(() => hydrateInTest(page, (problem) => problems.push(problem)));
  expect(problems.map(String)).toEqual([]);
  expect(log.mock.calls.map((call) => call.map(String).join(' '))).toEqual([]);
  act(end);
});
