// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { transport } from '../../data/transport.ts';
import { saveRepairAttempt, useRepairAttempt } from '../../features/repair/repair-attempt.store.ts';
import { disconnect } from '../../stand-in/test-connection.ts';
import { preloadAllPages, signIn, visit, waitForPath, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);
afterEach(() => void vi.useRealTimers());

const free = { scenarios: [{ name: 'a repair request is in the cart' }] } as const;
const paid = { scenarios: [{ name: 'a priced repair request is in the cart' }] } as const;
const several = { scenarios: [{ name: 'the repair cart has several sets' }] } as const;
const AT = '/order_confirmbh?cartId={repairId}';

const repairsOf = ({ shop }: Visit) => Object.values(shop.state.repairs);
const submitButton = () => screen.findByRole('button', { name: /^提交/ });
const message = () => screen.findByRole('textbox', { name: /留言/ });
const shade = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /色差/ });
/** Stops the clock of page and shop at noon. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00+08:00') });
const advanceClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Waits until the requests are priced. */
const waitForSubmitButton = () =>
  waitFor(async () => {
    if ((await submitButton()).matches('[disabled], [aria-disabled]')) throw new Error('Nothing can be submitted yet.');
  });

/** Accepts that shades may differ, and submits. */
async function submit({ user }: Visit): Promise<void> {
  if (!(await shade()).checked) await user.click(await shade());
  await waitForSubmitButton();
  await user.click(await submitButton());
}

/** The next answers to a submission are lost, after the shop has processed it. */
function loseAnswers(count: number): void {
  const respond = transport.current;
  let left = count;
  transport.current = async (input, init) => {
    const request = new Request(input, init);
    const response = await respond(request);
    if (left === 0 || !request.url.includes('/supple/order/create/')) return response;
    left -= 1;
    throw new TypeError('Failed to fetch');
  };
}

test('a free request goes from the cart to the shop, with its message', async () => {
  const shopper = await visit('/shoppingCartbh', free);
  await shopper.user.click(await screen.findByRole('button', { name: '去确认 1 份' }));
  await waitForPath(shopper, '/order_confirmbh');
  expect(await screen.findByText(/客服 10 个工作日内处理，最晚/)).toBeVisible();
  await shopper.user.type(await message(), '  袋子封口是好的 ');
  await submit(shopper);
  await waitForPath(shopper, '/user/order_detailbh');
  expect(repairsOf(shopper)).toMatchObject([{ status: 'submitted', message: '袋子封口是好的' }]);
  expect(shopper.address()).toBe(`/user/order_detailbh?orderId=${repairsOf(shopper)[0]?.number}`);
  expect(shopper.shop.state.repairCarts['1']).toEqual([]);
});

test('nothing is submitted before the shopper accepts that shades may differ', async () => {
  const shopper = await visit(AT, free);
  await waitForSubmitButton();
  await shopper.user.click(await submitButton());
  expect(await screen.findByText('勾选此项才能提交。')).toBeVisible();
  expect(repairsOf(shopper)).toEqual([]);
});

test('a priced request leads to its payment', async () => {
  const shopper = await visit(AT, paid);
  await submit(shopper);
  await waitForPath(shopper, '/paymenbh');
  expect(shopper.address()).toBe(`/paymenbh?orderId=${repairsOf(shopper)[0]?.number}`);
});

test('several requests are submitted each on its own', async () => {
  const shopper = await visit('/shoppingCartbh', several);
  await shopper.user.click(await screen.findByRole('button', { name: '去确认 3 份' }));
  await submit(shopper);
  await waitFor(() => expect(shopper.address()).not.toContain('confirm'));
  const repairs = repairsOf(shopper);
  expect(new Set(repairs.map(({ setNumber }) => setNumber)).size).toBe(3);
  const toPay = repairs.filter(({ status }) => status === 'toPay');
  expect(toPay).toHaveLength(1);
  expect(shopper.address()).toBe(`/paymenbh?orderId=${toPay[0]?.number}`);
});

test('a code that was used meanwhile is said with the new price, and nothing is submitted until the next click', async () => {
  const shopper = await visit(AT, free);
  await waitForSubmitButton();
  shopper.shop.state.usedCodes[shopper.shop.known.repairCode ?? ''] = { at: Date.now() };
  await submit(shopper);
  expect(await screen.findByText('内容有变动，尚未提交')).toBeVisible();
  expect(screen.getByText(/防伪码用过，这次收费，¥0\.00 → ¥1\d\.\d\d/)).toBeVisible();
  expect(repairsOf(shopper)).toEqual([]);
  await shopper.user.click(await screen.findByRole('button', { name: '提交并支付' }));
  await waitForPath(shopper, '/paymenbh');
  expect(repairsOf(shopper)).toMatchObject([{ status: 'toPay' }]);
});

test('a code that was used since the cart was shown is said before anything is submitted', async () => {
  const shopper = await visit('/shoppingCartbh', free);
  const toConfirm = await screen.findByRole('button', { name: '去确认 1 份' });
  shopper.shop.state.usedCodes[shopper.shop.known.repairCode ?? ''] = { at: Date.now() };
  await shopper.user.click(toConfirm);
  expect(await screen.findByText(/防伪码用过，这次收费，¥0\.00 → /)).toBeVisible();
});

test('a key that expired is renewed, and the request is submitted with what was typed', async () => {
  stopClock();
  const shopper = await visit(AT, free);
  fireEvent.change(await message(), { target: { value: '慢慢来' } });
  await waitForSubmitButton();
  advanceClock(601_000);
  await submit(shopper);
  await waitForPath(shopper, '/user/order_detailbh');
  expect(shopper.timesSent('POST /supple/order/confirm')).toBe(2);
  expect(repairsOf(shopper)).toMatchObject([{ message: '慢慢来' }]);
});

test('a price that changed when an expired key was renewed is shown first', async () => {
  stopClock();
  const shopper = await visit(AT, free);
  await waitForSubmitButton();
  shopper.shop.state.usedCodes[shopper.shop.known.repairCode ?? ''] = { at: Date.now() };
  advanceClock(601_000);
  await submit(shopper);
  expect(await screen.findByText(/防伪码用过，这次收费，¥0\.00 → /)).toBeVisible();
  expect(repairsOf(shopper)).toEqual([]);
});

test('a submission whose answer was lost is asked about with the same key: one request', async () => {
  const shopper = await visit(AT, free);
  await waitForSubmitButton();
  loseAnswers(2);
  await submit(shopper);
  await shopper.user.click(await screen.findByRole('button', { name: '重新查询' }));
  expect(await screen.findByText(/仍未查到结果/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^提交/ })).toBeNull();
  await shopper.user.click(screen.getByRole('button', { name: '重新查询' }));
  await waitForPath(shopper, '/user/order_detailbh');
  expect(repairsOf(shopper)).toHaveLength(1);
  const asked = shopper.sent.filter(({ name }) => name.startsWith('POST /supple/order/create/'));
  expect(new Set(asked.map(({ name }) => name)).size).toBe(1);
  expect(useRepairAttempt.getState().attempt).toBeUndefined();
});

test('a submission that never arrived is made by asking again, once', async () => {
  const shopper = await visit(AT, free);
  await waitForSubmitButton();
  shopper.shop.faults.push({ kind: 'down', call: 'repairCreate' });
  await submit(shopper);
  const again = await screen.findByRole('button', { name: '重新查询' });
  expect(repairsOf(shopper)).toEqual([]);
  shopper.shop.faults.length = 0;
  await shopper.user.click(again);
  await waitForPath(shopper, '/user/order_detailbh');
  expect(repairsOf(shopper)).toHaveLength(1);
});

test('after a reload a submission without an answer is asked about before anything else can be submitted', async () => {
  const shopper = await visit(AT, {
    scenarios: [{ name: 'a repair request is confirmed' }],
    arrange: ({ known: { orderKey = '', repairId = '', addressId = '' } }) =>
      saveRepairAttempt({ orderKey, entries: [repairId], addressId, message: '慢慢来', total: 0 }),
  });
  const again = await screen.findByRole('button', { name: '重新查询' });
  expect(screen.queryByRole('button', { name: /^提交/ })).toBeNull();
  expect(shopper.timesSent('POST /supple/order/confirm')).toBe(0);
  expect(screen.getByText('慢慢来')).toBeVisible();
  await shopper.user.click(again);
  await waitForPath(shopper, '/user/order_detailbh');
  expect(repairsOf(shopper)).toMatchObject([{ message: '慢慢来' }]);
});

test('a submission that the shop refuses when asked again is known not to be made: it can be submitted anew', async () => {
  const shopper = await visit(AT, {
    ...free,
    arrange: ({ known: { repairId = '' } }) =>
      saveRepairAttempt({ orderKey: 'expired', entries: [repairId], addressId: '11', message: '', total: 0 }),
  });
  await shopper.user.click(await screen.findByRole('button', { name: '重新查询' }));
  expect(await screen.findByText('确认已过期，请返回补件车重新确认')).toBeVisible();
  await submit(shopper);
  await waitForPath(shopper, '/user/order_detailbh');
  expect(repairsOf(shopper)).toHaveLength(1);
});

test('an expired token loses nothing that was typed, ticked and chosen', async () => {
  const shopper = await visit(AT, free);
  fireEvent.change(await message(), { target: { value: '袋子封口是好的' } });
  await shopper.user.click(await shade());
  await shopper.user.click(await screen.findByRole('radio', { name: /林大川/ }));
  await waitForSubmitButton();
  shopper.shop.state.tokens = {};
  await shopper.user.click(await submitButton());
  await waitForPath(shopper, '/login');
  await signIn(shopper);
  await waitForPath(shopper, '/order_confirmbh');
  expect(await message()).toHaveValue('袋子封口是好的');
  expect(await shade()).toBeChecked();
  expect(await screen.findByRole('radio', { name: /林大川/ })).toBeChecked();
  await submit(shopper);
  await waitForPath(shopper, '/user/order_detailbh');
  expect(repairsOf(shopper)).toMatchObject([{ message: '袋子封口是好的', recipient: '林大川' }]);
});

test('an address that is added here is the one to send to', async () => {
  const shopper = await visit(AT, {
    ...free,
    arrange: ({ state }) => Object.assign(state.accounts['1']!, { addresses: [] }),
  });
  fireEvent.change(await screen.findByRole('textbox', { name: '粘贴整段地址' }), {
    target: { value: '周予安，13905712230，江苏省苏州市姑苏区平江路 108 号' },
  });
  await waitFor(() => expect(screen.getByRole('textbox', { name: '详细地址' })).toHaveValue('平江路 108 号'));
  await shopper.user.click(await submitButton());
  await screen.findByRole('radio', { name: /周予安/ });
  await submit(shopper);
  await waitForPath(shopper, '/user/order_detailbh');
  expect(repairsOf(shopper)).toMatchObject([{ recipient: '周予安' }]);
});

test('a request that another tab removed while this one was open is named, the others can be submitted', async () => {
  const shopper = await visit('/shoppingCartbh', several);
  await shopper.user.click(await screen.findByRole('button', { name: '去确认 3 份' }));
  await waitForSubmitButton();
  shopper.shop.state.repairCarts['1'] = (shopper.shop.state.repairCarts['1'] ?? []).slice(1);
  await submit(shopper);
  expect(await screen.findByText(/：已不在补件车里$/)).toBeVisible();
  expect(repairsOf(shopper)).toEqual([]);
  await submit(shopper);
  await waitFor(() => expect(repairsOf(shopper)).toHaveLength(2));
});

test.each(['/order_confirmbh?cartId=4711', '/order_confirmbh'])(
  'without a request of the cart (%s) there is nothing to submit',
  async (at) => {
    await visit(at, free);
    expect(await screen.findByRole('heading', { name: '这里没有要提交的申请' })).toBeVisible();
    expect(screen.getByRole('link', { name: '返回补件车' })).toHaveAttribute('href', '/shoppingCartbh');
  },
);

test('a refusal is shown as the shop sent it, and what was typed stays', async () => {
  const shopper = await visit(AT, free);
  fireEvent.change(await message(), { target: { value: '慢慢来' } });
  await waitForSubmitButton();
  shopper.shop.faults.push({ kind: 'refused', status: 400, message: '系统维护中', call: 'repairCreate' });
  await submit(shopper);
  expect(await screen.findByText('系统维护中')).toBeVisible();
  expect(await message()).toHaveValue('慢慢来');
  shopper.shop.faults.length = 0;
  await submit(shopper);
  await waitForPath(shopper, '/user/order_detailbh');
});

test('without a connection nothing was submitted, and with one the same press submits it, once', async () => {
  const shopper = await visit(AT, free);
  await waitForSubmitButton();
  fireEvent.change(await message(), { target: { value: '慢慢来' } });
  const connect = disconnect();
  await submit(shopper);
  expect(await screen.findByText('提交失败')).toBeVisible();
  expect(screen.getByText('无法连接商店，请检查网络后重试。')).toBeVisible();
  expect(await submitButton()).toBeEnabled();
  expect(await submitButton()).toHaveFocus();
  connect();
  await submit(shopper);
  await waitForPath(shopper, '/user/order_detailbh');
  expect(repairsOf(shopper)).toMatchObject([{ message: '慢慢来' }]);
});
