// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { useRestockAlerts } from '../../features/restock/restock-alerts.store.ts';
import { noteRestocked } from '../../shell/note-restocked.ts';
import type { AppliedScenario } from '../../stand-in/test-shop.ts';
import { preloadAllPages, visit, waitForPath, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(async () => {
  await preloadAllPages();
  await import('./RestockAlert.tsx');
});
afterEach(() => useRestockAlerts.setState({ alerts: [], checkedAt: undefined }));

const AT = '/goods_detail/{productId}?colour={uniqueId}';
const SOLD_OUT = { name: 'a shopper is signed in and a part is sold out' } as const;
const IN_STOCK = { name: 'a shopper is signed in and a part is in stock' } as const;
const GUEST = { name: 'guest' } as const;
const STOCK = { name: 'the server is a stock CRMEB 5.4' } as const;
/** Comes to the home page of the shop, waiting for the part of the scenario. */
const comeBack = async (scenarios: readonly AppliedScenario[]): Promise<Visit> =>
  visit('/', {
    scenarios,
    arrange: ({ known: { productId = '', uniqueId = '' } }) =>
      useRestockAlerts.setState({ alerts: [{ productId, uniqueId }], checkedAt: undefined }),
  });

test.each([[[SOLD_OUT, GUEST]], [[SOLD_OUT]], [[STOCK, SOLD_OUT]]])(
  'sets an alert for the colour that is sold out, finds it in the list, removes it and undoes that (%j)',
  async (scenarios) => {
    const shopper = await visit(AT, { scenarios });
    await shopper.user.click(await screen.findByRole('button', { name: '到货时提醒我' }));
    const { productId, uniqueId } = shopper.shop.known;
    expect(JSON.parse(localStorage.getItem('persisted.restockAlerts') ?? '')).toMatchObject({
      state: { alerts: [{ productId, uniqueId }] },
    });
    await shopper.user.click(screen.getByRole('link', { name: '查看全部提醒' }));
    await waitForPath(shopper, '/upload');
    expect(await screen.findByText('仍缺货')).toBeVisible();
    await shopper.user.click(screen.getByRole('button', { name: /^移除提醒：/ }));
    expect(await screen.findByText('暂无到货提醒')).toBeVisible();
    await shopper.user.click(await screen.findByRole('button', { name: '撤销' }));
    expect(await screen.findByText('仍缺货')).toBeVisible();
  },
);

test('a part in stock offers no alert', async () => {
  await visit(AT, { scenarios: [IN_STOCK] });
  await screen.findByRole('button', { name: '加入购物车' });
  expect(screen.queryByRole('button', { name: '到货时提醒我' })).toBeNull();
});

test.each([[[IN_STOCK, GUEST]], [[IN_STOCK]], [[STOCK, IN_STOCK]]])(
  'a note says that the part is back, and leads to it in its colour; the list says so, too (%j)',
  async (scenarios) => {
    const shopper = await comeBack(scenarios);
    const { productId = '', uniqueId = '' } = shopper.shop.known;
    const note = await screen.findByText(/^已到货：/);
    expect(note).toBeVisible();
    await shopper.user.click(screen.getByRole('button', { name: '去看看' }));
    await waitFor(() => expect(shopper.address()).toBe(`/goods_detail/${productId}?colour=${uniqueId}`));
    expect(useRestockAlerts.getState().alerts).toEqual([{ productId, uniqueId, isBack: true }]);
  },
);

test('a part that is still sold out is asked quietly', async () => {
  const shopper = await comeBack([SOLD_OUT, GUEST]);
  await waitFor(() => expect(shopper.timesSent(`GET /product/detail/${shopper.shop.known.productId}`)).toBe(1));
  expect(screen.queryByText(/^已到货：/)).toBeNull();
});

test('without alerts the shop is not asked about parts', async () => {
  const shopper = await visit('/', { scenarios: [IN_STOCK] });
  await screen.findByRole('heading', { level: 1 });
  await noteRestocked(new QueryClient(), fail, fail);
  expect(shopper.sent.filter(({ name }) => name.includes('/product/detail/'))).toEqual([]);
});

const fail = () => {
  throw new Error('There is nothing to say.');
};
