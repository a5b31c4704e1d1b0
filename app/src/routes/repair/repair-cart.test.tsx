// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { emptyRepairDraft, changeRepairDraft, useRepairDrafts } from '../../features/repair/repair-drafts.store.ts';
import { preloadAllPages, visit, waitForPath, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const oneSet = { scenarios: [{ name: 'a repair request is in the cart' }] } as const;
const several = { scenarios: [{ name: 'the repair cart has several sets' }] } as const;
const entriesOf = ({ shop }: Visit) => shop.state.repairCarts['1'] ?? [];
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('shows every set with its price, and confirms the chosen ones', async () => {
  const shopper = await visit('/shoppingCartbh', several);
  expect(await button('去确认 3 份')).toBeEnabled();
  const [first] = await screen.findAllByRole('checkbox', { name: /^选/ });
  await shopper.user.click(first!);
  await shopper.user.click(await button('去确认 2 份'));
  await waitForPath(shopper, '/order_confirmbh');
  const ids = entriesOf(shopper).map(({ id }) => id);
  expect(shopper.address()).toBe(
    `/order_confirmbh?cartId=${encodeURIComponent(ids.slice(0, 2).toReversed().join(','))}`,
  );
});

test('shows codes only in part', async () => {
  const shopper = await visit('/shoppingCartbh', oneSet);
  const [entry] = entriesOf(shopper);
  await button('去确认 1 份');
  expect(document.body).not.toHaveTextContent(entry?.code ?? '');
  expect(screen.getByRole('main')).toHaveTextContent(/防伪码 \w{4}-••••-••••-\w{4}/);
});

test('a removed request can be restored as it was', async () => {
  const shopper = await visit('/shoppingCartbh', oneSet);
  const [before] = structuredClone(entriesOf(shopper));
  await shopper.user.click(await button(/^移除/));
  await screen.findByRole('heading', { name: '补件车是空的' });
  expect(entriesOf(shopper)).toEqual([]);
  await shopper.user.click(await button('撤销'));
  await button('去确认 1 份');
  const [after] = entriesOf(shopper);
  const contents = (entry: typeof before) => ({
    ...entry,
    id: '',
    lines: entry?.lines.map((line) => ({ ...line, id: '' })),
  });
  expect(contents(after)).toEqual(contents(before));
});

test('a removal whose answer was lost is not reported as failed', async () => {
  const shopper = await visit('/shoppingCartbh', oneSet);
  await button('去确认 1 份');
  shopper.shop.faults.push({ kind: 'malformed', call: 'repairCartDel' });
  await shopper.user.click(await button(/^移除/));
  expect(await screen.findByText(/^已移除/)).toBeVisible();
  expect(entriesOf(shopper)).toEqual([]);
});

test('a request that another tab removed is reported with the shop’s message, and disappears', async () => {
  const shopper = await visit('/shoppingCartbh', oneSet);
  await button('去确认 1 份');
  shopper.shop.state.repairCarts['1'] = [];
  await shopper.user.click(await button(/^移除/));
  expect(await screen.findByText('补件车里没有这个申请')).toBeVisible();
  expect(await screen.findByRole('heading', { name: '补件车是空的' })).toBeVisible();
});

test('opens a request for changes with its proof and its parts', async () => {
  const shopper = await visit('/shoppingCartbh', oneSet);
  const [entry] = entriesOf(shopper);
  await shopper.user.click(await button(/^修改/));
  await waitForPath(shopper, '/supple/detail');
  expect(useRepairDrafts.getState()).toMatchObject({
    region: 'CN',
    drafts: [
      {
        setNumber: entry?.setNumber,
        entryId: entry?.id,
        code: entry?.code,
        boughtOn: entry?.purchase.boughtOn,
        lines: entry?.lines.map(({ quantity }) => ({ quantity })),
      },
    ],
  });
});

test('asks before a change replaces another request of the set that is not finished', async () => {
  const shopper = await visit('/shoppingCartbh', oneSet);
  const setNumber = entriesOf(shopper)[0]?.setNumber ?? '';
  const [line] = [{ kind: 'listed', id: '1', quantity: 2, reason: 'damaged', note: '' } as const];
  changeRepairDraft(setNumber, { ...emptyRepairDraft(setNumber), lines: [line] });
  await shopper.user.click(await button(/^修改/));
  const question = await screen.findByRole('group', { name: /还有一份未填完的/ });
  await shopper.user.click(within(question).getByRole('button', { name: '暂不修改' }));
  expect(useRepairDrafts.getState().drafts).toMatchObject([{ entryId: '', lines: [line] }]);
});

test('an empty cart leads to the repair service', async () => {
  await visit('/shoppingCartbh', { scenarios: [{ name: 'a shopper is signed in' }] });
  expect(await screen.findByRole('link', { name: '申请补件' })).toHaveAttribute('href', '/country_chose');
});

test('a cart that could not be loaded can be loaded again', async () => {
  const shopper = await visit('/shoppingCartbh', {
    ...oneSet,
    arrange: (shop) => void shop.faults.push({ kind: 'malformed', call: 'repairCartList' }),
  });
  const retry = await button('重试');
  shopper.shop.faults.length = 0;
  await shopper.user.click(retry);
  expect(await button('去确认 1 份')).toBeEnabled();
});

test('a shop without a repair service says so, and leads to an agent', async () => {
  await visit('/shoppingCartbh', { scenarios: [oneSet.scenarios[0], { name: 'the shop has no repair service' }] });
  await waitFor(() => expect(screen.getByRole('link', { name: '问客服' })).toBeVisible());
});
