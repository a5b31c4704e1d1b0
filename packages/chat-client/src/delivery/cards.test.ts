import { expect, test } from 'vitest';
import { visit } from '../test-simulator/visit.ts';

test('sends the product card and then the order card after the first page, each once', async () => {
  // A seed with which the socket opens before the first page is loaded.
  const { world, tab, pass } = await visit({ seed: 2 });
  world.closeTab(tab);
  const { client } = world.openTab(0);
  const cards = { productId: '3001', orderId: 'wx1' };
  const results = Promise.all([client.sendCards(cards), client.sendCards(cards)]);
  await pass(3000);
  await client.sendCards(cards);
  await pass(1000);
  expect(await results).toEqual(['sent', 'sent']);
  expect(world.shop.state.messages.map(({ kind, text }) => [kind, text])).toEqual([
    ['product', '3001'],
    ['order', 'wx1'],
  ]);
});

test('reports that a card waits for the connection, and sends it later', async () => {
  const { world, tab, pass } = await visit({
    before: (at) => at.shop.faults.push({ kind: 'down', call: 'socketAddress' }),
  });
  expect(await tab.client.sendCards({ productId: '3001' })).toBe('connecting');
  world.shop.faults = [];
  await pass(40_000);
  expect(world.received()).toEqual(['3001']);
});
