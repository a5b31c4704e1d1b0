// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { transport } from '../../data/transport.ts';
import type { AppliedScenario } from '../../stand-in/test-shop.ts';
import {
  cartButton,
  preloadAllPages,
  signIn,
  siteHeader,
  visit,
  waitForPath,
  type Visit,
} from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const PAGE = '/user/collect';
const few: AppliedScenario = { name: 'a shopper with favourites is signed in' };
const many: AppliedScenario = { name: 'a shopper with many favourites is signed in' };
const open = (...scenarios: readonly AppliedScenario[]) => visit(PAGE, { scenarios });

const account = ({ shop }: Visit) => {
  const demo = shop.state.accounts['1'];
  if (!demo) throw new Error('The stand-in shop has no account 1.');
  return demo;
};
const cards = () => screen.findAllByRole('article');
const names = async () => (await cards()).map((card) => within(card).getByRole('heading').textContent);
const selectAll = async ({ user }: Visit) => user.click(await screen.findByRole('checkbox', { name: '全选' }));

/** The next requests of a call are answered by `respond`, which may let the shop process them first. */
function intercept(path: string, respond: (process: () => Promise<Response>) => Promise<Response>, times = 1): void {
  const usual = transport.current;
  let remaining = times;
  transport.current = async (input, init) => {
    const request = new Request(input, init);
    if (remaining === 0 || !request.url.includes(path)) return usual(request);
    remaining -= 1;
    return respond(() => usual(request));
  };
}
const lose = async (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));
const loseAnswer = async (process: () => Promise<Response>) => process().then(lose);

test('a visitor signs in first and arrives at the favourites', async () => {
  const visitor = await visit(PAGE);
  await waitForPath(visitor, '/login');
  await signIn(visitor);
  await waitForPath(visitor, PAGE);
  expect(await screen.findByRole('heading', { name: '暂无收藏' })).toBeVisible();
});

test('shows several pages that are sent as objects with holes, without what was deleted', async () => {
  const shopper = await open(many);
  const total = account(shopper).favourites.length;
  expect(await cards()).toHaveLength(19);
  for (const shown of [39, total - 1]) {
    await shopper.user.click(screen.getByRole('button', { name: '查看更早的收藏' }));
    await waitFor(async () => expect(await cards()).toHaveLength(shown));
  }
  expect(screen.queryByRole('button', { name: '查看更早的收藏' })).toBeNull();
  expect(screen.getByText(`共 ${total - 1} 种`)).toBeVisible();
});

test('removes one favourite, and undoes it', async () => {
  const shopper = await open(few);
  const before = account(shopper).favourites;
  const [first] = await names();
  await shopper.user.click(screen.getByRole('button', { name: `移出收藏：${first}` }));
  expect(await screen.findByText(`已移出收藏：${first}`)).toBeVisible();
  expect(account(shopper).favourites).toEqual(before.slice(1));
  expect(await names()).not.toContain(first);
  await shopper.user.click(screen.getByRole('button', { name: '撤销' }));
  expect(await screen.findByText(`已恢复收藏：${first}`)).toBeVisible();
  expect(account(shopper).favourites).toEqual(before);
  await waitFor(async () => expect((await names())[0]).toBe(first));
});

test('removes several at once, and restores them in their order', async () => {
  const shopper = await open(few);
  const before = account(shopper).favourites;
  await selectAll(shopper);
  await shopper.user.click(screen.getByRole('button', { name: '移出所选' }));
  expect(await screen.findByText(`已移出 ${before.length} 种收藏`)).toBeVisible();
  expect(await screen.findByRole('heading', { name: '暂无收藏' })).toBeVisible();
  expect(account(shopper).favourites).toEqual([]);
  await shopper.user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(account(shopper).favourites).toEqual(before));
  expect(await cards()).toHaveLength(before.length);
  expect(screen.queryByText(/^已选/)).toBeNull();
});

test('what is removed here is loaded again for the marks in the lists of parts', async () => {
  const shopper = await open(few);
  const timesMarksLoaded = () =>
    shopper.sent.filter(
      ({ url }) => url.pathname.endsWith('/get_collect_list') && url.searchParams.get('limit') === '100',
    ).length;
  const [first] = await names();
  expect(timesMarksLoaded()).toBe(1);
  await shopper.user.click(screen.getByRole('button', { name: `移出收藏：${first}` }));
  await waitFor(() => expect(timesMarksLoaded()).toBe(2));
});

test('what is removed on the page of a part is not in the list any more', async () => {
  const shopper = await open(few);
  const [first] = await names();
  await shopper.user.click(screen.getByRole('link', { name: first ?? '' }));
  await shopper.user.click(
    await screen.findByRole('button', { name: new RegExp(`^收藏\\s*${first}$`), pressed: true }),
  );
  await screen.findByText(`已取消收藏：${first}`);
  await waitFor(() => expect(account(shopper).favourites).toHaveLength(3));
  await shopper.user.click(within(siteHeader()).getAllByRole('link', { name: /小满/ })[0] as HTMLElement);
  await shopper.user.click(await screen.findByRole('link', { name: '我的收藏' }));
  expect(await cards()).toHaveLength(3);
});

test('a refused removal leaves the list as it was, with the shop’s message', async () => {
  const shopper = await open(few, { name: 'refused', params: { call: 'favouriteDel', message: '收藏已锁定' } });
  const all = await names();
  await shopper.user.click(screen.getByRole('button', { name: `移出收藏：${all[0]}` }));
  expect(await screen.findByText('收藏已锁定')).toBeVisible();
  await waitFor(async () => expect(await names()).toEqual(all));
});

test('a removal without an answer is reported as unknown, and the list then shows what the shop has', async () => {
  for (const [respond, remaining] of [
    [loseAnswer, 3],
    [lose, 4],
  ] as const) {
    const shopper = await open(few);
    const [first] = await names();
    intercept('/collect/del', respond);
    await shopper.user.click(screen.getByRole('button', { name: `移出收藏：${first}` }));
    expect(await screen.findByText(/尚不确定是否已移出/)).toBeVisible();
    await waitFor(async () => expect(await cards()).toHaveLength(remaining));
    expect(account(shopper).favourites).toHaveLength(remaining);
  }
});

test('an undo that fails says so, and the list shows what the shop has', async () => {
  const shopper = await open(few, { name: 'refused', params: { call: 'favouriteAdd', message: '收藏夹已满' } });
  const [first] = await names();
  await shopper.user.click(screen.getByRole('button', { name: `移出收藏：${first}` }));
  await shopper.user.click(await screen.findByRole('button', { name: '撤销' }));
  expect(await screen.findByText('恢复收藏失败：收藏夹已满')).toBeVisible();
  expect(await names()).not.toContain(first);
});

test('adds every favourite that can be bought to the cart, and says why the others are not', async () => {
  const shopper = await open(many);
  await cards();
  await shopper.user.click(screen.getByRole('button', { name: '把这 16 种加入购物车' }));
  const report = (await screen.findByText('16 种已加入购物车')).closest<HTMLElement>('[role="status"]');
  expect(account(shopper).cart).toHaveLength(16);
  expect(account(shopper).cart.every(({ quantity }) => quantity === 1)).toBe(true);
  for (const reason of [/1 种缺货：/, /1 种已下架：/, /1 种是预售/]) expect(report).toHaveTextContent(reason);
  await cartButton(16);
});

test('lists what the shop refused with its message, and deselects only what was added', async () => {
  const shopper = await open(few);
  await selectAll(shopper);
  intercept('/cart/add', async () => Response.json({ status: 400, msg: '该商品库存不足' }));
  await shopper.user.click(screen.getByRole('button', { name: '所选 4 种加入购物车' }));
  expect(await screen.findByText('3 种已加入购物车')).toBeVisible();
  expect(screen.getByText(/1 种未能加入（该商品库存不足）/)).toBeVisible();
  expect(screen.getByRole('button', { name: '所选 1 种加入购物车' })).toBeVisible();
});

test('stops at a request without an answer, and says that it may be in the cart', async () => {
  const shopper = await open(few);
  await cards();
  intercept('/cart/add', loseAnswer);
  await shopper.user.click(screen.getByRole('button', { name: '全部加入购物车' }));
  expect(await screen.findByText(/1 种未收到商店的回复，可能已加入/)).toBeVisible();
  expect(screen.getByText(/3 种因此未加入/)).toBeVisible();
  expect(shopper.timesSent('POST /cart/add')).toBe(1);
  expect(account(shopper).cart).toHaveLength(1);
});

test('after an expired token the favourites that are not in the cart yet are selected', async () => {
  const shopper = await open(few);
  await cards();
  let sent = 0;
  intercept(
    '/cart/add',
    async (process) => {
      sent += 1;
      if (sent === 3) for (const token of Object.values(shopper.shop.state.tokens)) token.expiresAt = 0;
      return process();
    },
    3,
  );
  await shopper.user.click(screen.getByRole('button', { name: '全部加入购物车' }));
  await waitForPath(shopper, '/login');
  await signIn(shopper);
  await waitForPath(shopper, PAGE);
  await shopper.user.click(await screen.findByRole('button', { name: '所选 2 种加入购物车' }));
  expect(await screen.findByText('2 种已加入购物车')).toBeVisible();
  expect(account(shopper).cart.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1]);
});

test('adds one favourite to the cart', async () => {
  const shopper = await open(few);
  const [first] = await cards();
  await shopper.user.click(within(first as HTMLElement).getByRole('button', { name: /^加入购物车/ }));
  expect(await within(first as HTMLElement).findByRole('button', { name: /^已加 1/ })).toBeVisible();
  expect(account(shopper).cart).toHaveLength(1);
});

test('on a standard server, links to the product where a variant must be chosen', async () => {
  const shopper = await open(many, { name: 'favourites have no part facts' });
  const [first] = await cards();
  expect(within(first as HTMLElement).getByRole('link', { name: /^选择规格/ })).toBeVisible();
  expect(shopper.timesSent('POST /cart/add')).toBe(0);
});

test('retries after a failure', async () => {
  const shopper = await open(few, { name: 'the shop is down', params: { call: 'favouriteList' } });
  const retry = await screen.findByRole('button', { name: '重试' });
  shopper.shop.faults = [];
  await shopper.user.click(retry);
  expect(await cards()).toHaveLength(4);
});
