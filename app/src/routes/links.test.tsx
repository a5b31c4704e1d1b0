// @vitest-environment jsdom
import { LANGUAGES } from '@shop/contracts';
import type { Place } from '@shop/design-system';
import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inLanguage, readPath } from '../language/language.ts';
import { paths, pathTo } from '../paths.ts';
import { preloadAllPages, siteHeader, visit } from '../stand-in/test-visit.tsx';
import { pageAt } from './route-table.ts';

beforeAll(preloadAllPages);
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(() => void vi.unstubAllGlobals());

/** One place of each name: a new place does not compile until it is here. */
const PLACES: { [Name in Place['name']]: Place & { name: Name } } = {
  home: { name: 'home' },
  repair: { name: 'repair' },
  repairSet: { name: 'repairSet' },
  repairCart: { name: 'repairCart' },
  cart: { name: 'cart' },
  couponCentre: { name: 'couponCentre' },
  favourites: { name: 'favourites' },
  addresses: { name: 'addresses' },
  aboutPictures: { name: 'aboutPictures' },
  login: { name: 'login', view: 'register' },
  mobileLogin: { name: 'mobileLogin' },
  messages: { name: 'messages', id: '1' },
  account: { name: 'account', view: 'profile' },
  upload: { name: 'upload', view: 'saved' },
  parts: { name: 'parts', sort: 'new', page: 2 },
  search: { name: 'search', query: '3001' },
  picks: { name: 'picks', kind: 'hot' },
  flashSale: { name: 'flashSale' },
  flashProduct: { name: 'flashProduct', id: '1' },
  presale: { name: 'presale', kind: 'running' },
  presaleProduct: { name: 'presaleProduct', id: '1' },
  product: { name: 'product', id: '1' },
  confirm: { name: 'confirm', lines: ['1'] },
  payment: { name: 'payment', order: 'cp1' },
  payByCode: { name: 'payByCode', order: 'cp1', by: 'wechat' },
  orders: { name: 'orders', state: 'unpaid' },
  order: { name: 'order', order: 'cp1' },
  tracking: { name: 'tracking', order: 'cp1' },
  review: { name: 'review', order: 'cp1' },
  coupons: { name: 'coupons', state: 'over' },
  balance: { name: 'balance', kind: 'spent' },
  requestRefund: { name: 'requestRefund', order: 'cp1' },
  refunds: { name: 'refunds', state: 'open' },
  refund: { name: 'refund', refund: 're1' },
  repairProof: { name: 'repairProof', set: '801208' },
  repairPick: { name: 'repairPick', set: '801208' },
  repairConfirm: { name: 'repairConfirm', entries: ['1'] },
  repairs: { name: 'repairs' },
  repairPayment: { name: 'repairPayment', request: 'bh1' },
  repairRequest: { name: 'repairRequest', request: 'bh1' },
  repairTracking: { name: 'repairTracking', request: 'bh1' },
  chat: { name: 'chat' },
};

/** Whether an address of the shop has a page. */
const hasPage = (address: string): boolean =>
  pageAt(readPath(new URL(address, 'https://shop.test').pathname).path) !== undefined;

test.each(Object.values(PLACES))('the place $name has a page in each language', (place) => {
  for (const language of LANGUAGES) expect(hasPage(inLanguage(pathTo(place), language))).toBe(true);
});

test('an address without a page is found out', () => {
  expect(hasPage('/user/spread')).toBe(false);
});

/** The addresses of the shop that the page links to. */
const addressesShown = (): readonly string[] =>
  screen
    .getAllByRole<HTMLAnchorElement>('link', { hidden: true })
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => address.startsWith('/'));

test.each([
  paths.home,
  pathTo({ name: 'account' }),
  pathTo({ name: 'account', view: 'profile' }),
  pathTo({ name: 'upload' }),
  pathTo({ name: 'upload', view: 'saved' }),
  paths.repair,
])('every link of header, footer and page at %s leads to a page', async (address) => {
  await visit(address, { scenarios: [{ name: 'a shopper is signed in' }] });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await within(siteHeader()).findByRole('link', { name: '补件服务' });
  await waitFor(() => expect(screen.queryAllByRole('status', { name: '加载中…' })).toEqual([]));
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  const shown = addressesShown();
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((one) => !hasPage(one))).toEqual([]);
});

const SERVERS = ['the server is a stock CRMEB 5.4', 'the server is a stock CRMEB 4.4'] as const;
const SHOWN = [paths.home, paths.parts, '/goods_detail/1', pathTo({ name: 'account' }), pathTo({ name: 'upload' })];

test.each(SERVERS.flatMap((server) => SHOWN.map((address) => [server, address] as const)))(
  '%s: every link of header, footer and page at %s leads to a page, and none to a repair service',
  async (server, address) => {
    await visit(address, { scenarios: [{ name: 'a shopper is signed in' }, { name: server }] });
    expect((await screen.findAllByRole('heading', { level: 1 }))[0]).toBeVisible();
    await waitFor(() => expect(screen.queryAllByRole('status', { name: '加载中…' })).toEqual([]));
    const shown = addressesShown();
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((one) => !hasPage(one))).toEqual([]);
    expect(shown.filter((one) => one.startsWith(paths.repair) || one.startsWith('/supple'))).toEqual([]);
  },
);
