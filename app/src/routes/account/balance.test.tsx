// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { lose } from '../../stand-in/test-connection.ts';
import { preloadAllPages, signIn, visit, waitForPath, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);
afterEach(() => vi.useRealTimers());

const signedIn = { name: 'a shopper is signed in' } as const;
const rows = () => screen.findAllByRole('article');
const tab = async (name: string) =>
  within(await screen.findByRole('navigation', { name: '按收支查看记录' })).getByRole('link', { name });
const openTopUp = async ({ user }: Visit) => user.click(await screen.findByRole('button', { name: '充值' }));
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a shopper reads earlier records, and the kind is part of the address', async () => {
  const shopper = await visit('/user/balance', { scenarios: [{ name: 'many balance records' }] });
  expect(await rows()).toHaveLength(20);
  expect(screen.getByText('共 75 笔')).toBeVisible();
  await shopper.user.click(screen.getByRole('button', { name: '查看更早的记录' }));
  await waitFor(async () => expect(await rows()).toHaveLength(40));
  await shopper.user.click(await tab('收入'));
  await waitFor(() => expect(shopper.address()).toBe('/user/balance?type=2'));
  await waitFor(async () => {
    for (const row of await rows()) expect(row).toHaveTextContent(/\+¥/);
  });
});

test('an address with a kind opens its records, and one with an unknown kind all of them', async () => {
  const { unmount } = await visitAndRead('/user/balance?type=1');
  expect(await tab('支出')).toHaveAttribute('aria-current', 'page');
  unmount();
  await visitAndRead('/user/balance?type=4');
  expect(await tab('全部')).toHaveAttribute('aria-current', 'page');
});

async function visitAndRead(at: string) {
  await visit(at, { scenarios: [signedIn] });
  await rows();
  return { unmount: () => document.body.replaceChildren() };
}

test('a paid order leads from its record to its page', async () => {
  const shopper = await visit('/user/balance', { scenarios: [{ name: 'a shopper has balance records' }] });
  await shopper.user.click(await screen.findByRole('link', { name: '查看订单' }));
  await waitForPath(shopper, '/user/order_detail');
  expect(shopper.address()).toContain(shopper.shop.known.orderNumber);
});

test('a new shopper has no records, and the shop’s offers are there', async () => {
  await visit('/user/balance', { scenarios: [{ name: 'a shopper is signed in', params: { account: 'new' } }] });
  expect(await screen.findByRole('heading', { name: '暂无余额记录' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '充值' })).toBeVisible();
});

test('records that fail to load are retried', async () => {
  const shopper = await visit('/user/balance', {
    scenarios: [signedIn, { name: 'refused', params: { call: 'balanceRecords', message: '数据获取失败' } }],
  });
  expect(await screen.findByText('数据获取失败')).toBeVisible();
  shopper.shop.faults = [];
  await shopper.user.click(screen.getByRole('button', { name: '重试' }));
  expect(await rows()).not.toHaveLength(0);
});

test.each([
  ['has switched top-ups off', { name: 'top-ups are switched off' }, []],
  ['has no top-ups', signedIn, ['topUpOffers']],
] as const)('a server that %s offers none, and shows the rest', async (_, scenario, unknown) => {
  await visit('/user/balance', {
    scenarios: [signedIn, scenario],
    arrange: (shop) => shop.faults.push(...unknown.map((call) => ({ kind: 'unknown' as const, call }))),
  });
  expect(await rows()).not.toHaveLength(0);
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('¥200.00'));
  expect(screen.queryByRole('button', { name: '充值' })).toBeNull();
});

test('a server without totals and records shows the balance and says what failed', async () => {
  await visit('/user/balance', {
    scenarios: [signedIn],
    arrange: (shop) =>
      shop.faults.push({ kind: 'unknown', call: 'balanceTotals' }, { kind: 'unknown', call: 'balanceRecords' }),
  });
  expect(await screen.findByText('可用余额')).toBeVisible();
  expect(await within(screen.getByRole('main')).findByRole('alert')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('可用余额¥200.00');
  expect(screen.getByRole('main')).not.toHaveTextContent('累计');
});

test('a top-up is added to the balance and to the records once it is paid', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const shopper = await visit('/user/balance', { scenarios: [signedIn] });
  const before = (await rows()).length;
  await openTopUp(shopper);
  await shopper.user.click(await screen.findByRole('button', { name: /^充值 ¥100/ }));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^充值 ¥100\.00$/));
  expect(await screen.findByRole('img', { name: '支付宝付款码，¥100.00' })).toBeVisible();
  await advance(10_000);
  expect(await screen.findByText('充值已到账，余额增加 ¥105.00。')).toBeVisible();
  expect(screen.queryByRole('img', { name: /^支付宝付款码/ })).toBeNull();
  expect(screen.getByRole('main')).toHaveTextContent('可用余额¥305.00');
  await waitFor(async () => expect(await rows()).toHaveLength(before + 1));
  expect(shopper.timesSent('POST /recharge/recharge')).toBe(1);
});

test('while the balance cannot be checked the page says so, and requests no other code by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const shopper = await visit('/user/balance', { scenarios: [signedIn] });
  shopper.shop.state.backOffice.pays = 'never';
  await openTopUp(shopper);
  await shopper.user.click(await screen.findByRole('button', { name: /^充值 ¥50\.00/ }));
  await screen.findByRole('img', { name: /^支付宝付款码/ });
  shopper.shop.faults.push({ kind: 'down', call: 'currentUser' });
  await advance(10_000);
  expect(await screen.findByText('暂时无法查询余额')).toBeVisible();
  await advance(60_000);
  expect(await screen.findByText('付款码已过期')).toBeVisible();
  expect(shopper.timesSent('POST /recharge/recharge')).toBe(1);
});

test('a top-up without an answer offers no other until its code would have expired', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const shopper = await visit('/user/balance', { scenarios: [signedIn] });
  await openTopUp(shopper);
  const offer = await screen.findByRole('button', { name: /^充值 ¥50\.00/ });
  lose('topUp');
  await shopper.user.click(offer);
  expect(await screen.findByText('尚不确定本次充值是否成功')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^充值 |重试/ })).toBeNull();
  await advance(65_000);
  expect(screen.queryByText('尚不确定本次充值是否成功')).toBeNull();
  expect(await screen.findByRole('button', { name: /^充值 ¥50\.00/ })).toBeVisible();
});

test('a typed amount survives an expired token, and the server’s refusal is shown as sent', async () => {
  const shopper = await visit('/user/balance', { scenarios: [signedIn] });
  await openTopUp(shopper);
  await shopper.user.type(await screen.findByRole('textbox', { name: '其他金额（元）' }), '88.50');
  for (const token of Object.values(shopper.shop.state.tokens)) token.expiresAt = 0;
  await shopper.user.click(screen.getByRole('button', { name: '按此金额充值' }));
  await waitForPath(shopper, '/login');
  await signIn(shopper);
  await waitForPath(shopper, '/user/balance');
  expect(await screen.findByRole('textbox', { name: '其他金额（元）' })).toHaveValue('88.50');
  shopper.shop.faults.push({ kind: 'refused', status: 400, message: '充值金额不能低于100', call: 'topUp' });
  await shopper.user.click(screen.getByRole('button', { name: '按此金额充值' }));
  expect(await screen.findByText('充值金额不能低于100')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '其他金额（元）' })).toHaveValue('88.50');
});
