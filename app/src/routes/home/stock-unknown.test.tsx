// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { preloadAllPages, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const SERVERS = ['the server is a stock CRMEB 5.4', 'the server is a stock CRMEB 4.4'] as const;

test.each(SERVERS)('%s sends no stock on the home page: no part is shown as sold out', async (name) => {
  const { timesSent } = await visit('/', { scenarios: [{ name }] });
  await waitFor(() => expect(timesSent('GET /pc/get_category_product')).toBeGreaterThan(0));
  expect((await screen.findAllByRole('link', { name: /查看详情/ })).length).toBeGreaterThan(0);
  expect(screen.queryAllByText('缺货')).toEqual([]);
});

/** The parts of the category blocks, whose rows have no stock. */
async function cardsWithoutStock() {
  const shopper = await visit('/', {
    scenarios: [{ name: 'a shopper is signed in' }],
    arrange: (shop) => void shop.faults.push({ kind: 'omitted', call: 'categoryBlocks', fields: ['stock'] }),
  });
  await waitFor(() => expect(shopper.timesSent('GET /pc/get_category_product')).toBeGreaterThan(0));
  return shopper;
}

const add = (card: HTMLElement) => within(card).getByRole('button', { name: /^加入/ });
/** The blocks are below the other strips, and come in their own time. */
const lastCard = () =>
  waitFor(() => {
    const card = screen.getAllByRole('article').at(-1) as HTMLElement;
    add(card);
    return card;
  });

test('a part of unknown stock can be added to the cart', async () => {
  const { user, timesSent } = await cardsWithoutStock();
  const card = await lastCard();
  await user.click(add(card));
  expect(await within(card).findByRole('button', { name: /^已加/ })).toBeVisible();
  expect(timesSent('POST /cart/add')).toBe(1);
});

test('the server checks the stock when the part is added, and its words are shown', async () => {
  const { user, shop } = await cardsWithoutStock();
  const card = await lastCard();
  shop.faults.push({ kind: 'refused', call: 'cartAdd', status: 400, message: '该产品库存不足3' });
  await user.click(add(card));
  expect(await screen.findByText(/该产品库存不足3/)).toBeVisible();
});
