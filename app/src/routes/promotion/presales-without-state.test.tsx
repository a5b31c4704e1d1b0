// @vitest-environment jsdom
import { stockServers } from '@shop/contracts';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { preloadAllPages, visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const SERVERS = ['the server is a stock CRMEB 5.4', 'the server is a stock CRMEB 4.4'] as const;

test.each(SERVERS)('%s sends presales without a state: each is shown in the one of its times', async (name) => {
  await visit('/goods_presell', { scenarios: [{ name }] });
  const states = (await screen.findAllByRole('article')).map(
    (card) => within(card).getByText(/^(未开始|预售中|已结束|已订完)$/).textContent,
  );
  expect(new Set(states)).toEqual(new Set(['未开始', '预售中', '已结束']));
});

/** What the rows of stock servers lack, left out of the product's page too. */
const LACKING_IN_LISTS = stockServers['5.4'].fields.flatMap((field) =>
  field.startsWith('list.') ? [field.slice('list.'.length)] : [],
);
const DAY = 24 * 3_600_000;
const productId = '1';
/** Moves the period of the known presale; the server says nothing about its state. */
const inDays = (from: number, to: number) => ({
  scenarios: [{ name: 'a presale is running', params: { productId } }] as const,
  arrange: (shop: Awaited<ReturnType<typeof visit>>['shop']) => {
    const now = shop.clock.now();
    shop.state.presales[productId] = { from: now + from * DAY, to: now + to * DAY, shipsWithin: 7 };
    shop.faults.push({ kind: 'omitted', fields: LACKING_IN_LISTS });
  },
});

test('a presale that has ended cannot be ordered, whatever the server leaves out', async () => {
  await visit(`/goods_presell_detail?id=${productId}`, inDays(-3, -1));
  expect(await screen.findByText('预售已结束')).toBeVisible();
  expect(screen.queryByRole('button', { name: '立即预订' })).toBeNull();
});

test('a presale that has not begun says so', async () => {
  await visit(`/goods_presell_detail?id=${productId}`, inDays(1, 3));
  expect(await screen.findByRole('button', { name: '预售尚未开始' })).toBeDisabled();
});

test('a presale that runs can be ordered', async () => {
  await visit(`/goods_presell_detail?id=${productId}`, inDays(-1, 3));
  expect(await screen.findByText('现在付全款')).toBeVisible();
  expect(screen.queryByText('预售已结束')).toBeNull();
});
