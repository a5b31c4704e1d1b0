// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { preloadAllPages, waitForPath, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);
const log = vi.fn<typeof console.error>();
beforeEach(() => {
  log.mockReset();
  vi.spyOn(console, 'error').mockImplementation(log);
});
afterEach(() => void vi.restoreAllMocks());

/** The alert with text; fields always have an empty one. */
const alert = () =>
  waitFor(() => {
    const [found] = within(screen.getByRole('main'))
      .getAllByRole('alert')
      .filter(({ textContent }) => textContent);
    if (!found) throw new Error('Nothing is found.');
    return found;
  });

test('a malformed response shows an error message and logs the details for developers', async () => {
  await visit('/goods_cate', { scenarios: [{ name: 'responses are malformed', params: { call: 'products' } }] });
  expect(await alert()).toHaveTextContent('数据异常');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(log.mock.calls.flat().join('\n')).toMatch(
    /^products: data\.count: expected .+, got an object with unexpected$/m,
  );
});

test('a server that is down shows an error, and a retry works once it is back', async () => {
  const shopper = await visit('/goods_cate', {
    scenarios: [{ name: 'the shop is down', params: { call: 'products' } }],
  });
  expect(await alert()).toHaveTextContent('无法连接商店');
  // One automatic retry, no more.
  expect(shopper.timesSent('GET /pc/get_products')).toBe(2);
  shopper.shop.faults = [];
  await shopper.user.click(screen.getByRole('button', { name: '重试' }));
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});

test('a slow server shows a loading state, then the content', async () => {
  let answer = () => undefined as void;
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await visit('/goods_cate', {
    scenarios: [{ name: 'the shop is slow', params: { call: 'products' } }],
    wait: () => slow,
  });
  expect(await screen.findByRole('progressbar', { name: '正在打开页面' })).toBeVisible();
  expect(screen.getAllByRole('status', { name: '加载中…' }).length).toBeGreaterThan(0);
  answer();
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
});

test('a refusal shows the message of the server', async () => {
  await visit('/goods_cate', {
    scenarios: [{ name: 'refused', params: { call: 'products', message: '系统维护中，10 点恢复' } }],
  });
  expect(await alert()).toHaveTextContent('系统维护中，10 点恢复');
});

test.each(['/goods_detail/99999999', '/goods_detail/no-such-part', '/goods_detail/%3Cscript%3E'])(
  'a part that does not exist links to all parts (%s)',
  async (at) => {
    await visit(at);
    expect(await screen.findByRole('heading', { level: 1, name: '这件颗粒已不存在' })).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部颗粒' })).toHaveAttribute('href', '/goods_cate');
  },
);

test.each(['/goods_detial/10427', '/en/vi/goods_cate', '/user/nothing', '/goods_cate/3'])(
  'an unknown URL shows the not-found page (%s)',
  async (at) => {
    const shopper = await visit(at);
    expect((await screen.findAllByText(/^(抱歉，找不到这个页面|Sorry.*)$/)).length).toBeGreaterThan(0);
    await shopper.user.click(screen.getByRole('link', { name: /^(回到首页|Back to home.*)$/i }));
    await waitFor(() => expect(shopper.address()).toMatch(/^\/(en)?$/));
  },
);

test.each(['/goods_detail/%E0%A4%A', '/en/%', '/nothing/%ZZ'])(
  'an address that cannot be read shows the page for bad requests, and the way home (%s)',
  async (at) => {
    const shopper = await visit(at);
    expect(await screen.findByText(/^(错误|Error) 400$/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: /^(请求有误|Bad request)/ })).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
    await shopper.user.click(screen.getByRole('link', { name: /^(回到首页|Back to home.*)$/i }));
    await waitFor(() => expect(shopper.address()).toMatch(/^\/(en)?$/));
    await waitFor(() => expect(screen.queryByText(/400$/)).toBeNull());
  },
);

test('an empty search shows a hint and stays on the page; a real one shows its results', async () => {
  const shopper = await visit('/');
  const box = await screen.findByLabelText('搜索颗粒');
  await shopper.user.type(box, '   {Enter}');
  expect(await screen.findByText('请输入要搜索的分类')).toBeVisible();
  expect(shopper.address()).toBe('/');
  await shopper.user.clear(box);
  await shopper.user.type(box, ' 3001 {Enter}');
  await waitForPath(shopper, '/goods_search');
  expect(shopper.address()).toBe('/goods_search?title=3001');
  expect(await screen.findByRole('heading', { level: 1, name: /“3001”有/ })).toBeVisible();
  expect(box).toHaveValue('3001');
  // A search is sent once, as soon as it has a query.
  expect(
    shopper.sent.filter(
      ({ name, url }) => name === 'GET /pc/get_products' && url.searchParams.get('keyword') === '3001',
    ),
  ).toHaveLength(1);
});

test('a search page without a query asks for one', async () => {
  const shopper = await visit('/goods_search');
  expect(await screen.findByText('在上方输入要找的颗粒，一两个词即可。')).toBeVisible();
  expect(shopper.sent.filter(({ url }) => url.searchParams.has('keyword'))).toEqual([]);
});
