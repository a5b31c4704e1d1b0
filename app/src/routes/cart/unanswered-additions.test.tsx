// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { preloadAllPages, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const cartOf = ({ shop }: Awaited<ReturnType<typeof visit>>) => shop.state.accounts['1']?.cart ?? [];

test('parts of the matrix whose addition got no readable answer may be in the cart, and the page says so', async () => {
  const shopper = await visit('/goods_detail/1', {
    scenarios: [{ name: 'a shopper is signed in' }, { name: 'responses are malformed', params: { call: 'cartAdd' } }],
  });
  const [cell] = await within(await screen.findByRole('grid')).findAllByRole('textbox');
  fireEvent.change(cell as HTMLElement, { target: { value: '7' } });
  await shopper.user.click(screen.getByRole('button', { name: '全部加入购物车' }));
  expect(await screen.findByText(/尚不确定是否已加入购物车/)).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent('没加进去');
  expect(cartOf(shopper)).toMatchObject([{ quantity: 7 }]);
});

test('a line whose return to the cart got no readable answer is not called missing', async () => {
  const shopper = await visit('/user/shoppingCart', { scenarios: [{ name: 'a shopper with a cart is signed in' }] });
  const before = cartOf(shopper).length;
  await shopper.user.click((await screen.findAllByRole('button', { name: /^移除 / }))[0] as HTMLElement);
  const undo = await screen.findByRole('button', { name: '撤销' });
  shopper.shop.faults.push({ kind: 'malformed', call: 'cartAdd' });
  await shopper.user.click(undo);
  expect(await screen.findByText(/不确定.+是否已恢复到购物车/)).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^移除 / })).toHaveLength(before));
});
