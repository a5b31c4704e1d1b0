// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { preloadAllPages, signIn, waitForPath, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const favouriteButtons = async (name = '收藏') =>
  (await screen.findAllByRole('article'))
    .slice(0, 2)
    .map((card) => within(card).getByRole('button', { name: new RegExp(`^${name}`) }));
const favouritesOf = ({ shop }: Awaited<ReturnType<typeof visit>>) => shop.state.accounts['1']?.favourites ?? [];

test('a shopper adds a favourite in a list, sees the confirmation, and undoes it', async () => {
  const shopper = await visit('/goods_cate', { scenarios: [{ name: 'a shopper is signed in' }] });
  const [button] = await favouriteButtons();
  await shopper.user.click(button as HTMLElement);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  expect(await screen.findByText(/^已收藏：/)).toBeVisible();
  await waitFor(() => expect(favouritesOf(shopper)).toHaveLength(1));
  await shopper.user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  await waitFor(() => expect(favouritesOf(shopper)).toHaveLength(0));
});

test('a visitor adds a favourite, signs in, returns to the list, and the part is a favourite', async () => {
  const shopper = await visit('/goods_cate?sort=sales');
  await shopper.user.click((await favouriteButtons())[1] as HTMLElement);
  await waitForPath(shopper, '/login');
  await signIn(shopper);
  await waitForPath(shopper, '/goods_cate');
  expect(shopper.address()).toBe('/goods_cate?sort=sales');
  await waitFor(async () => expect((await favouriteButtons())[1]).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(favouritesOf(shopper)).toHaveLength(1));
});

test('a favourite that the server refuses is reverted with its message', async () => {
  const shopper = await visit('/goods_cate', {
    scenarios: [
      { name: 'a shopper is signed in' },
      { name: 'refused', params: { call: 'favouriteAdd', message: '收藏夹已满' } },
    ],
  });
  const [button] = await favouriteButtons();
  await shopper.user.click(button as HTMLElement);
  expect(await screen.findByText('收藏夹已满')).toBeVisible();
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('favourites of the last visit are marked on every card', async () => {
  await visit('/', { scenarios: [{ name: 'a shopper with favourites is signed in' }] });
  await waitFor(() => expect(document.querySelector('[aria-pressed="true"]')).not.toBeNull());
});
