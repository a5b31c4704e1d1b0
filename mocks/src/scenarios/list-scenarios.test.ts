import { cartList, matchParts, savedList, savedLists } from '@shop/contracts';
import { expect, test } from 'vitest';
import { visit } from '../shop/test-customer.ts';

test('a shopper with saved lists finds them, the newest first, with parts that the shop sells', async () => {
  const { get, shop } = visit({ scenario: 'a shopper has saved parts lists' });
  const lists = await get(savedLists, {});
  expect(lists.map(({ name, lines }) => [name, lines])).toEqual([
    ['圣诞礼盒', 6],
    ['小城车站', 24],
  ]);
  expect(lists[0]?.id).toBe(shop.known.listId);
  for (const { id, lines, pieces } of lists) {
    const { pairs } = await get(savedList, { params: { id } });
    expect([pairs.length, pairs.reduce((sum, { quantity }) => sum + quantity, 0)]).toEqual([lines, pieces]);
    const sold = await get(matchParts, { body: { pairs: [...pairs] } });
    for (const { part, colour } of pairs)
      expect(sold.find((one) => one.part === part)?.product?.colours.map((made) => made.colour)).toContain(colour);
  }
});

test('a shopper who uploads lists gets limits, low stock and parts off sale, and has parts in the cart', async () => {
  const { get } = visit({ scenario: 'a shopper has parts lists to upload' });
  expect((await get(cartList, {})).valid).toHaveLength(3);
  expect(await get(savedLists, {})).toHaveLength(2);
  const matches = await get(matchParts, {
    body: { pairs: ['3710', '3020', '3001', '3622', '3023'].map((part) => ({ part, colour: 4 })) },
  });
  const [limited, short, soldOut, offSale, plain] = matches.map(({ product }) => product);
  const red = (product: typeof limited) => product?.colours.find(({ colour }) => colour === 4)?.stock;
  expect(limited?.limit).toBe(40);
  expect([red(short), red(soldOut)]).toEqual([7, 0]);
  expect([offSale?.isOnSale, plain?.isOnSale]).toEqual([false, true]);
});
