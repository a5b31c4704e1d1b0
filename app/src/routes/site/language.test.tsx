// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { cookieJar } from '../../session/cookies.ts';
import { fetchAllPages, untilAt, visit, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(fetchAllPages);

const speak = async ({ user }: Visit, name: RegExp) => user.click(await screen.findByRole('link', { name }));
const askedIn = ({ sent }: Visit, call: string) =>
  sent.filter(({ name }) => name === call).map(({ headers }) => headers.get('Accept-Language'));

test('switching the language keeps path, query and what is being typed, and asks for the names anew', async () => {
  const reader = await visit('/goods_search?title=3001&sort=priceUp');
  expect(await screen.findByRole('heading', { level: 1, name: /“3001”有/ })).toBeVisible();
  const box = screen.getByLabelText('搜索颗粒');
  await reader.user.type(box, '红 2×4');
  await speak(reader, /EN/);
  await untilAt(reader, '/en/goods_search');
  expect(reader.address()).toBe('/en/goods_search?title=3001&sort=priceUp');
  expect(document.documentElement.lang).toBe('en');
  expect(box).toHaveValue('红 2×4');
  expect(box).toBeInTheDocument();
  expect((await screen.findAllByRole('link', { name: /^Brick 2 × 4/ })).length).toBeGreaterThan(0);
  expect(askedIn(reader, 'GET /pc/get_products').filter((language) => language === 'en').length).toBeGreaterThan(0);
  expect(askedIn(reader, 'GET /pc/get_products')[0]).toBe('zh-Hans');
});

test('the buyer’s message and the chosen address survive a change of language', async () => {
  const reader = await visit('/order_confirm?new=0&cartId={cart}', {
    situations: [{ name: 'a shopper with a cart is signed in' }],
  });
  await reader.user.type(await screen.findByRole('textbox', { name: /留言/ }), '放在门口');
  await reader.user.click(await screen.findByRole('radio', { name: /林大川/ }));
  await speak(reader, /繁/);
  await untilAt(reader, '/vi/order_confirm');
  expect(await screen.findByRole('textbox', { name: /留言/ })).toHaveValue('放在门口');
  expect(await screen.findByRole('radio', { name: /林大川/ })).toBeChecked();
});

test('the choice is kept for the session and in the cookie of a year, by its route code', async () => {
  const written: string[] = [];
  const reader = await visit('/');
  const jar = cookieJar.current;
  cookieJar.current = {
    get cookie() {
      return jar.cookie;
    },
    set cookie(text) {
      written.push(text);
      jar.cookie = text;
    },
  };
  await speak(reader, /繁/);
  await untilAt(reader, '/vi');
  expect(document.documentElement.lang).toBe('zh-Hant');
  expect(sessionStorage.getItem('language')).toBe('vi');
  expect(written).toContainEqual(expect.stringMatching(/^language=vi; path=\/; samesite=lax; max-age=31536000/));
});

test.each([
  ['/goods_cate', 'zh-Hans', '颗粒商城'],
  ['/vi/goods_cate', 'zh-Hant', '顆粒商城'],
  ['/en/goods_cate', 'en', 'Brick parts'],
])('%s is a page in %s, and every request says so', async (at, language, heading) => {
  const intl = vi.spyOn(Intl, 'NumberFormat');
  const reader = await visit(at);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  await screen.findAllByRole('article');
  expect(document.documentElement.lang).toBe(language);
  expect(new Set(reader.sent.map(({ headers }) => headers.get('Accept-Language')))).toEqual(new Set([language]));
  expect(intl.mock.calls.map(([locale]) => locale)).not.toContain('vi');
  intl.mockRestore();
});

test('title, description and keywords are the company’s, in the reader’s language', async () => {
  const reader = await visit('/');
  await waitFor(() => expect(document.title).toBe('pip 颗粒铺'));
  const said = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  expect(said('description')).toBe('按颗粒、按颜色买积木零件，一颗也卖。');
  expect(said('keywords')).toContain('积木颗粒');
  expect(cookieJar.current.cookie).toContain(`titles=${encodeURIComponent('pip 颗粒铺')}`);
  await speak(reader, /EN/);
  await waitFor(() => expect(document.title).toBe('pip parts'));
  expect(said('description')).toBe('Building-brick parts by the piece and by the colour.');
  await reader.user.click((await screen.findAllByRole('link', { name: 'Brick parts' }))[0] as HTMLElement);
  await waitFor(() => expect(document.title).toBe('Brick parts · pip parts'));
});
