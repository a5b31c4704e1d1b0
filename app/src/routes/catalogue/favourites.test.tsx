// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { fetchAllPages, signIn, untilAt, visit } from '../../stand-in/test-visit.tsx';

beforeAll(fetchAllPages);

const hearts = async (name = '收藏') =>
  (await screen.findAllByRole('article'))
    .slice(0, 2)
    .map((card) => within(card).getByRole('button', { name: new RegExp(`^${name}`) }));
const marked = ({ shop }: Awaited<ReturnType<typeof visit>>) => shop.state.accounts['1']?.favourites ?? [];

test('a shopper marks a part of a list, is told so, and takes it back', async () => {
  const shopper = await visit('/goods_cate', { situations: [{ name: 'a shopper is signed in' }] });
  const [heart] = await hearts();
  await shopper.user.click(heart as HTMLElement);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  expect(await screen.findByText(/^已收藏：/)).toBeVisible();
  await waitFor(() => expect(marked(shopper)).toHaveLength(1));
  await shopper.user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  await waitFor(() => expect(marked(shopper)).toHaveLength(0));
});

test('a visitor who marks a part signs in, is back at the list, and the part is marked', async () => {
  const shopper = await visit('/goods_cate?sort=sales');
  await shopper.user.click((await hearts())[1] as HTMLElement);
  await untilAt(shopper, '/login');
  await signIn(shopper);
  await untilAt(shopper, '/goods_cate');
  expect(shopper.address()).toBe('/goods_cate?sort=sales');
  await waitFor(async () => expect((await hearts())[1]).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(marked(shopper)).toHaveLength(1));
});

test('a mark that the shop refuses is taken back and told', async () => {
  const shopper = await visit('/goods_cate', {
    situations: [
      { name: 'a shopper is signed in' },
      { name: 'refused', params: { call: 'favouriteAdd', message: '收藏夹已满' } },
    ],
  });
  const [heart] = await hearts();
  await shopper.user.click(heart as HTMLElement);
  expect(await screen.findByText('收藏夹已满')).toBeVisible();
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('marks of the last visit are shown wherever the part is', async () => {
  await visit('/', { situations: [{ name: 'a shopper with favourites is signed in' }] });
  await waitFor(() => expect(document.querySelector('[aria-pressed="true"]')).not.toBeNull());
});
