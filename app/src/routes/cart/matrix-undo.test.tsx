// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { saveMatrixQuantities, useMatrixQuantities } from '../../features/cart/matrix-quantities.store.ts';
import { cartButton, preloadAllPages, visit, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);
afterEach(() => saveMatrixQuantities({}));

const cartOf = ({ shop }: Visit) => shop.state.accounts['1']?.cart ?? [];
const inMatrix = () => Object.values(useMatrixQuantities.getState().cells);

/** Types 7 and 5 into two cells of the matrix, and adds them to the cart. */
async function addTwo(shopper: Visit, click: 'click' | 'dblClick' = 'click'): Promise<void> {
  const cells = within(await screen.findByRole('grid')).getAllByRole('cell');
  // Only cells that cannot be bought have a name of their own; the others have an input once they are chosen.
  const [first, second] = cells.filter((cell) => !cell.hasAttribute('aria-label')) as [HTMLElement, HTMLElement];
  for (const [cell, value] of [
    [first, '7'],
    [second, '5'],
  ] as const) {
    fireEvent.click(cell);
    fireEvent.change(await within(cell).findByRole('textbox'), { target: { value } });
  }
  await shopper.user[click](screen.getByRole('button', { name: '全部加入购物车' }));
  await screen.findByText('已加入购物车：2 种 12 颗');
}
const undo = ({ user }: Visit) => user.click(screen.getByRole('button', { name: '撤销' }));

test('what was added with the matrix is taken out again, and its quantities are back in the matrix', async () => {
  const shopper = await visit('/goods_detail/1', { scenarios: [{ name: 'a shopper is signed in' }] });
  await addTwo(shopper);
  expect(cartOf(shopper).map(({ quantity }) => quantity)).toEqual([7, 5]);
  expect(inMatrix()).toEqual([]);
  await undo(shopper);
  expect(await screen.findByText(/^已撤销：2 种 12 颗/)).toBeVisible();
  expect(cartOf(shopper)).toEqual([]);
  expect(inMatrix()).toEqual([7, 5]);
});

test('a double click on the button adds everything once', async () => {
  const shopper = await visit('/goods_detail/1', { scenarios: [{ name: 'a shopper is signed in' }] });
  await addTwo(shopper, 'dblClick');
  expect(cartOf(shopper).map(({ quantity }) => quantity)).toEqual([7, 5]);
  // One call for each line.
  expect(shopper.timesSent('POST /cart/add')).toBe(2);
});

test('a line that has left the cart is not changed, and only the others come back', async () => {
  const shopper = await visit('/goods_detail/1', { scenarios: [{ name: 'a shopper is signed in' }] });
  await addTwo(shopper);
  cartOf(shopper).shift();
  await undo(shopper);
  expect(await screen.findByText(/^1 种已不在购物车中，未作改动；其余 1 种已撤销/)).toBeVisible();
  expect(inMatrix()).toEqual([5]);
});

test('when undoing fails, the reason is said, and the cart is as it was', async () => {
  const shopper = await visit('/goods_detail/1', { scenarios: [{ name: 'a shopper is signed in' }] });
  await addTwo(shopper);
  shopper.shop.faults.push({ kind: 'down', call: 'cartList' });
  await undo(shopper);
  expect(await screen.findByText(/可能没有全部撤销/)).toBeVisible();
  expect(cartOf(shopper)).toHaveLength(2);
});

test('a visitor takes them out of the cart of the browser', async () => {
  const shopper = await visit('/goods_detail/1');
  await addTwo(shopper);
  expect(await cartButton(12)).toBeVisible();
  await undo(shopper);
  expect(await screen.findByText(/^已撤销：2 种 12 颗/)).toBeVisible();
  expect(inMatrix()).toEqual([7, 5]);
});
