import { cartAdd, cartCount, cartDel, cartList, cartNum, orderConfirm, productDetail } from '@shop/contracts';
import { expect, test } from 'vitest';
import { accountNamed } from '../session/accounts.ts';
import { answer } from '../shop/answer.ts';
import { isForSale, offersOf, setStock, stockOf } from '../goods/goods.ts';
import { customerOf, requestOf, visit } from '../shop/test-customer.ts';
import { openSession } from '../session/tokens.ts';
import type { Shop } from '../core/shop.ts';

const twoOffers = (shop: Shop) => {
  const mould = shop.catalogue.moulds.find(
    (candidate) =>
      isForSale(shop, candidate) && offersOf(shop, candidate).filter((offer) => stockOf(shop, offer) > 100).length > 1,
  );
  const [first, second] = mould ? offersOf(shop, mould).filter((offer) => stockOf(shop, offer) > 100) : [];
  if (!first || !second) throw new Error('no mould with two plentiful colours');
  return [first, second] as const;
};
const addRequest = (offer: { mould: { id: string }; uniqueId: string }, quantity = 1, isNew = false) => ({
  body: { productId: offer.mould.id, uniqueId: offer.uniqueId, cartNum: quantity, new: isNew },
});

test('merges the same colour into one line, and adds another line for another colour', async () => {
  const { shop, get } = visit({ scenario: 'a shopper is signed in' });
  const [red, blue] = twoOffers(shop);
  const first = await get(cartAdd, addRequest(red, 2));
  const again = await get(cartAdd, addRequest(red, 3));
  await get(cartAdd, addRequest(blue, 1));
  expect(again.lineId).toBe(first.lineId);
  const { valid } = await get(cartList, {});
  expect(valid.map((line) => [line.uniqueId, line.quantity])).toEqual([
    [blue.uniqueId, 1],
    [red.uniqueId, 5],
  ]);
  expect(await get(cartCount, { query: { numType: 0 } })).toEqual({ count: 6 });
  expect(await get(cartCount, { query: { numType: 1 } })).toEqual({ count: 2 });
});

test('a line has the market price of its colour, as the product page has', async () => {
  const { shop, get } = visit({ scenario: 'a shopper is signed in', params: { account: 'new' } });
  const offer = shop.catalogue.moulds
    .filter((mould) => isForSale(shop, mould))
    .flatMap((mould) => offersOf(shop, mould))
    .find((one) => one.marketFen > one.priceFen && stockOf(shop, one) > 10);
  if (!offer) throw new Error('The catalogue has no offer with a market price.');
  await get(cartAdd, addRequest(offer));
  expect((await get(cartList, {})).valid).toMatchObject([{ unitPrice: offer.priceFen, marketPrice: offer.marketFen }]);
});

test('refuses more than the stock, including the pieces in the cart', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'a shopper is signed in' });
  const [offer] = twoOffers(shop);
  setStock(shop, offer, 10);
  await get(cartAdd, addRequest(offer, 8));
  expect(await refusalOf(cartAdd, addRequest(offer, 3))).toEqual({ status: 400, message: '该商品库存不足10' });
  const line = (await get(cartList, {})).valid[0];
  expect(await refusalOf(cartNum, { body: { id: line?.id ?? '', number: 11 } })).toMatchObject({ status: 400 });
  await get(cartNum, { body: { id: line?.id ?? '', number: 10 } });
  expect(await get(cartCount, { query: { numType: 0 } })).toEqual({ count: 10 });
});

test('refuses less than one piece', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'a shopper with a cart is signed in' });
  expect((await refusalOf(cartAdd, addRequest(twoOffers(shop)[0], 0))).message).toBe('购买数量至少为1');
  const line = (await get(cartList, {})).valid[0];
  expect((await refusalOf(cartNum, { body: { id: line?.id ?? '', number: 0 } })).message).toBe('购买数量至少为1');
});

test('counts all colours of a product towards its limit', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'a shopper is signed in', language: 'en' });
  const [red, blue] = twoOffers(shop);
  shop.state.limits[red.mould.id] = 5;
  await get(cartAdd, addRequest(red, 3));
  expect((await refusalOf(cartAdd, addRequest(blue, 3))).message).toBe('At most 5 pieces of this product per customer');
  await get(cartAdd, addRequest(blue, 2));
  expect((await get(productDetail, { params: { id: red.mould.id } })).limitPerShopper).toBe(5);
});

test('a limit of each order counts what is in the cart, and is sent as one', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'a shopper is signed in' });
  const [red, blue] = twoOffers(shop);
  shop.state.orderLimits[red.mould.id] = 5;
  await get(cartAdd, addRequest(red, 3));
  expect((await refusalOf(cartAdd, addRequest(blue, 3))).message).toBe('该商品每单最多购买5件');
  const sent = await get(productDetail, { params: { id: red.mould.id } });
  expect(sent).toMatchObject({ limitPerOrder: 5, limitPerShopper: undefined });
});

test('refuses a deleted product and an unknown colour', async () => {
  const { shop, refusalOf } = visit({ scenario: 'a shopper is signed in' });
  expect(
    (await refusalOf(cartAdd, { body: { productId: '999999', uniqueId: '', cartNum: 1, new: false } })).message,
  ).toBe('商品不存在');
  expect(
    (
      await refusalOf(cartAdd, {
        body: { productId: twoOffers(shop)[0].mould.id, uniqueId: 'nothing', cartNum: 1, new: false },
      })
    ).message,
  ).toBe('请选择有效的商品属性');
});

test('lists sold out, off sale and deleted lines separately, and allows removing them', async () => {
  const { get } = visit({ scenario: 'the cart has lines that cannot be bought' });
  const { valid, invalid } = await get(cartList, {});
  expect(valid).toHaveLength(2);
  expect(invalid).toHaveLength(3);
  expect(invalid.filter((line) => line.name === '')).toHaveLength(1);
  expect(invalid.filter((line) => line.name !== '' && line.stock === 0)).toHaveLength(1);
  expect(await get(cartCount, { query: { numType: 1 } })).toEqual({ count: 2 });
  await get(cartDel, { body: { ids: invalid.map((line) => line.id) } });
  expect((await get(cartList, {})).invalid).toEqual([]);
});

test('buys directly, without the cart, by a key of 19 digits that is valid for an hour', async () => {
  const { shop, clock, get, refusalOf } = visit({ scenario: 'a shopper is signed in' });
  const { lineId } = await get(cartAdd, addRequest(twoOffers(shop)[0], 3, true));
  expect(lineId).toMatch(/^[1-9]\d{18}$/);
  expect((await get(cartList, {})).valid).toEqual([]);
  expect((await get(orderConfirm, { body: { cartId: lineId, new: true } })).lines[0]?.quantity).toBe(3);
  clock.move(3_600_001);
  expect((await refusalOf(orderConfirm, { body: { cartId: lineId, new: true } })).message).toBe(
    '商品已失效，请返回购物车重新选择',
  );
});

test('refuses every quantity below 1 with a reason, and changes nothing', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'a shopper with a cart is signed in' });
  const [offer] = twoOffers(shop);
  const before = await get(cartList, {});
  const id = before.valid[0]?.id ?? '';
  for (const quantity of [0, -1, -1e9]) {
    expect((await refusalOf(cartNum, { body: { id, number: quantity } })).message).toBe('购买数量至少为1');
    for (const isNew of [false, true])
      expect((await refusalOf(cartAdd, addRequest(offer, quantity, isNew))).message).toBe('购买数量至少为1');
  }
  for (const isNew of [false, true])
    expect((await refusalOf(cartAdd, addRequest(offer, 1e9, isNew))).message).toBe(
      `该商品库存不足${stockOf(shop, offer)}`,
    );
  expect((await refusalOf(cartNum, { body: { id, number: 1e9 } })).message).toMatch(/^该商品库存不足\d+$/);
  expect(await get(cartList, {})).toEqual(before);
});

test('refuses fractions and non-numbers by the contract', async () => {
  const { shop, get } = visit({ scenario: 'a shopper with a cart is signed in' });
  const before = await get(cartList, {});
  const validRequest = requestOf(
    cartNum,
    { body: { id: before.valid[0]?.id, number: 1 } },
    { token: shop.signedInToken },
  );
  for (const number of ['1.5', '"2.5"', '"many"', 'true', '[]', '1e-3']) {
    const invalidRequest = new Request(validRequest.url, {
      method: 'POST',
      headers: validRequest.headers,
      body: `{"id":${before.valid[0]?.id},"number":${number}}`,
    });
    expect(await (await answer(shop, invalidRequest)).json()).toMatchObject({
      status: 400,
      msg: expect.stringMatching(/^参数错误：number: /),
    });
  }
  expect(await get(cartList, {})).toEqual(before);
});

test('refuses to change the quantity of a line that is off sale', async () => {
  const { get, refusalOf } = visit({ scenario: 'the cart has lines that cannot be bought', language: 'en' });
  const messages = await Promise.all(
    (await get(cartList, {})).invalid.map(
      async ({ id }) => (await refusalOf(cartNum, { body: { id, number: 1 } })).message,
    ),
  );
  expect(messages.toSorted()).toEqual([
    'Not enough in stock: 0 left',
    'This is no longer sold, so its quantity cannot be changed',
    'This is no longer sold, so its quantity cannot be changed',
  ]);
});

test('removes the given lines, and ignores unknown ids', async () => {
  const { get, refusalOf } = visit({ scenario: 'a shopper with a cart is signed in' });
  const [first, ...others] = (await get(cartList, {})).valid;
  await get(cartDel, { body: { ids: ['999999', first?.id ?? '', first?.id ?? '', 'nothing'] } });
  await get(cartDel, { body: { ids: [first?.id ?? ''] } });
  expect((await get(cartList, {})).valid).toEqual(others);
  expect((await refusalOf(cartDel, { body: { ids: [] } })).message).toBe('请选择要删除的商品');
});

test('cannot change the cart of another shopper', async () => {
  const { shop, get } = visit({ scenario: 'a shopper with a cart is signed in' });
  const own = (await get(cartList, {})).valid;
  const poor = customerOf(shop, { token: openSession(shop, accountNamed(shop, 'poor')).token });
  expect((await poor.refusalOf(cartNum, { body: { id: own[0]?.id ?? '', number: 1 } })).message).toBe(
    '购物车中没有该商品',
  );
  await poor.get(cartDel, { body: { ids: own.map(({ id }) => id) } });
  expect((await get(cartList, {})).valid).toEqual(own);
});
