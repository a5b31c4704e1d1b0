// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { preloadAllPages, signIn, visit, waitForPath, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const AT = '/goods_detail/{productId}?colour={uniqueId}&n=7';
const openDialog = async ({ user }: Visit) => {
  await user.click(await screen.findByRole('button', { name: '加入清单' }));
  return within(await screen.findByRole('dialog', { name: '加入清单' }));
};
const pairsOf = ({ shop }: Visit, list: string) =>
  shop.state.lists
    .filter(({ name }) => name === list)
    .flatMap(({ pairsName }) => shop.state.listPairs[pairsName] ?? []);

test('a shopper adds a part in its colour to the latest list from the page of the part', async () => {
  const shopper = await visit(AT, { scenarios: [{ name: 'a shopper has saved parts lists' }] });
  const before = pairsOf(shopper, '圣诞礼盒');
  const dialog = await openDialog(shopper);
  await dialog.findByRole('combobox', { name: '选择清单' });
  await shopper.user.click(dialog.getByRole('button', { name: '加入清单' }));
  expect(await screen.findByText(/^已加入“圣诞礼盒”：7 颗 /)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shopper.address()).not.toContain('list=');
  const pieces = (pairs: typeof before) => pairs.reduce((sum, { quantity }) => sum + quantity, 0);
  expect(pieces(pairsOf(shopper, '圣诞礼盒'))).toBe(pieces(before) + 7);
});

test('a visitor signs in, returns to the dialog, and begins a list', async () => {
  const shopper = await visit(AT);
  const dialog = await openDialog(shopper);
  await shopper.user.click(await dialog.findByRole('button', { name: '登录' }));
  await waitForPath(shopper, '/login');
  await signIn(shopper);
  const again = within(await screen.findByRole('dialog', { name: '加入清单' }));
  expect(await again.findByRole('textbox', { name: '数量' })).toHaveValue('7');
  await shopper.user.click(again.getByRole('button', { name: '加入清单' }));
  expect(await screen.findByText(/^已加入“想要的零件”：7 颗 /)).toBeVisible();
  expect(pairsOf(shopper, '想要的零件')).toMatchObject([{ quantity: 7 }]);
});

test('a stock server, which has no lists, is not asked for them', async () => {
  await visit(AT, { scenarios: [{ name: 'the server is a stock CRMEB 5.4' }] });
  await screen.findByRole('link', { name: '问客服' });
  expect(screen.queryByRole('button', { name: '加入清单' })).toBeNull();
});
