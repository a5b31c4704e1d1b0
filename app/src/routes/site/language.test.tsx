// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { cookieJar } from '../../browser/cookies.ts';
import { preloadAllPages, waitForPath, visit, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const switchLanguage = async ({ user }: Visit, name: RegExp) => user.click(await screen.findByRole('link', { name }));
const languagesSent = ({ sent }: Visit, call: string) =>
  sent.filter(({ name }) => name === call).map(({ headers }) => headers.get('Accept-Language'));

test('switching the language preserves path, query and typed text, and reloads the names', async () => {
  const visitor = await visit('/goods_search?title=3001&sort=priceUp');
  expect(await screen.findByRole('heading', { level: 1, name: /“3001”有/ })).toBeVisible();
  const box = screen.getByLabelText('搜索颗粒');
  await visitor.user.clear(box);
  await visitor.user.type(box, '红 2×4');
  await switchLanguage(visitor, /EN/);
  await waitForPath(visitor, '/en/goods_search');
  expect(visitor.address()).toBe('/en/goods_search?title=3001&sort=priceUp');
  expect(document.documentElement.lang).toBe('en');
  expect(box).toHaveValue('红 2×4');
  expect(box).toBeInTheDocument();
  expect((await screen.findAllByRole('link', { name: /^Brick 2 × 4/ })).length).toBeGreaterThan(0);
  expect(languagesSent(visitor, 'GET /pc/get_products').filter((language) => language === 'en').length).toBeGreaterThan(
    0,
  );
  expect(languagesSent(visitor, 'GET /pc/get_products')[0]).toBe('zh-Hans');
});

test('the buyer’s message and the chosen address survive a change of language', async () => {
  const visitor = await visit('/order_confirm?new=0&cartId={cart}', {
    scenarios: [{ name: 'a shopper with a cart is signed in' }],
  });
  await visitor.user.type(await screen.findByRole('textbox', { name: /留言/ }), '放在门口');
  await visitor.user.click(await screen.findByRole('radio', { name: /林大川/ }));
  await switchLanguage(visitor, /繁/);
  await waitForPath(visitor, '/vi/order_confirm');
  expect(await screen.findByRole('textbox', { name: /留言/ })).toHaveValue('放在门口');
  expect(await screen.findByRole('radio', { name: /林大川/ })).toBeChecked();
});

test('the choice is stored for the session and for a year in a cookie, by its route code', async () => {
  const written: string[] = [];
  const visitor = await visit('/');
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
  await switchLanguage(visitor, /繁/);
  await waitForPath(visitor, '/vi');
  expect(document.documentElement.lang).toBe('zh-Hant');
  expect(sessionStorage.getItem('language')).toBe('vi');
  expect(written).toContainEqual(expect.stringMatching(/^language=vi; path=\/; samesite=lax; max-age=31536000/));
});

test.each([
  ['/goods_cate', 'zh-Hans', '颗粒商城'],
  ['/vi/goods_cate', 'zh-Hant', '顆粒商城'],
  ['/en/goods_cate', 'en', 'Shop'],
])('%s is a page in %s, and every request has that language', async (at, language, heading) => {
  const intl = vi.spyOn(Intl, 'NumberFormat');
  const visitor = await visit(at);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  await screen.findAllByRole('article');
  expect(document.documentElement.lang).toBe(language);
  expect(new Set(visitor.sent.map(({ headers }) => headers.get('Accept-Language')))).toEqual(new Set([language]));
  expect(intl.mock.calls.map(([locale]) => locale)).not.toContain('vi');
  intl.mockRestore();
});

test('title, description and keywords are those of the company in the user’s language', async () => {
  const visitor = await visit('/');
  await waitFor(() => expect(document.title).toBe('pip 颗粒铺'));
  const metaContent = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  expect(metaContent('description')).toBe('按颗购买积木零件，颜色齐全，一颗起卖。');
  expect(metaContent('keywords')).toContain('积木颗粒');
  expect(cookieJar.current.cookie).toContain(`titles=${encodeURIComponent('pip 颗粒铺')}`);
  await switchLanguage(visitor, /EN/);
  await waitFor(() => expect(document.title).toBe('pip parts'));
  expect(metaContent('description')).toBe('Building-brick parts in every colour, sold individually.');
  await visitor.user.click((await screen.findAllByRole('link', { name: 'Shop' }))[0] as HTMLElement);
  await waitFor(() => expect(document.title).toBe('Shop · pip parts'));
});

test.each([
  ['/', '旗舰店', ['天猫 Tmall', '京东 JD.com'], '小红书'],
  ['/vi', '旗艦店', ['天貓 Tmall', '京東 JD.com'], '小紅書'],
  ['/en', 'Flagship stores', ['Tmall', 'JD.com'], 'RedNote'],
] as const)('at %s other platforms have the names that its readers know', async (at, menu, malls, social) => {
  const { user } = await visit(at);
  expect(await screen.findByRole('button', { name: social })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: menu }));
  for (const mall of malls) {
    const [link] = await screen.findAllByText(mall);
    expect(link?.closest('a')).toHaveAttribute('href', expect.stringMatching(/^https:/));
  }
});
