import {
  cartAdd,
  cartCount,
  cartList,
  currentUser,
  orderComputed,
  orderConfirm,
  orderCreate,
  orderDetail,
  orderPay,
  productDetail,
} from '@shop/contracts';
import { expect, test } from 'vitest';
import { accountNamed } from '../session/accounts.ts';
import { offerOf } from '../goods/goods.ts';
import { customerOf, visit } from '../shop/test-customer.ts';
import { compute, create, draftOfCart, MINUTE, pay } from './test-orders.ts';
import { openSession } from '../session/tokens.ts';

test('buys the cart: creates a draft, prices it, places it, pays it from the balance, and shows it', async () => {
  const customer = visit({ scenario: 'a shopper with a cart is signed in' });
  const { get, ask } = customer;
  const before = await get(currentUser, {});
  const draft = await draftOfCart(customer);
  expect(draft.address).toMatchObject({ id: '11', isDefault: true });
  const computed = await get(orderComputed, compute(draft.orderKey));
  expect(computed).toMatchObject({
    kind: 'priced',
    goods: draft.prices.goodsToPay,
    toPay: draft.prices.goodsToPay + (draft.prices.postage ?? 0),
  });
  const placed = await get(orderCreate, create(draft.orderKey, '11', ' 请尽快发货 '));
  expect(placed).toMatchObject({ isNew: true, orderKey: draft.orderKey });
  expect(placed.orderNumber).toMatch(/^cp\d{18}$/);
  expect(await get(cartCount, { query: { numType: 0 } })).toEqual({ count: 0 });

  const unpaid = await get(orderDetail, { params: { orderNumber: placed.orderNumber } });
  expect(unpaid).toMatchObject({ state: 'unpaid', isPaid: false, message: '请尽快发货', payWay: '' });
  expect((unpaid.cancelsAt ?? 0) - (unpaid.placedAt ?? 0)).toBe(30 * MINUTE);

  expect(await ask(orderPay, pay(placed.orderNumber))).toMatchObject({
    value: { kind: 'paid' },
    message: '余额支付成功',
  });
  const paid = await get(orderDetail, { params: { orderNumber: placed.orderNumber } });
  expect(paid).toMatchObject({ state: 'toShip', isPaid: true, payWay: '余额支付', stateTitle: '未发货' });
  expect((await get(currentUser, {})).balance).toBe((before.balance ?? 0) - paid.prices.toPay);
});

test('returns the same order each time the same key is sent', async () => {
  const customer = visit({ scenario: 'a shopper with a cart is signed in' });
  const draft = await draftOfCart(customer);
  const placed = await Promise.all([1, 2, 3].map(() => customer.get(orderCreate, create(draft.orderKey))));
  expect(placed.map((order) => order.isNew)).toEqual([true, false, false]);
  expect(new Set(placed.map((order) => order.orderNumber)).size).toBe(1);
  expect(Object.keys(customer.shop.state.orders)).toHaveLength(1);
  customer.clock.move(601_000);
  expect(await customer.get(orderComputed, compute(draft.orderKey))).toEqual({
    kind: 'placed',
    orderNumber: placed[0]?.orderNumber,
    orderKey: draft.orderKey,
  });
});

test('refuses an order key after 600 s, and one of another shopper', async () => {
  const customer = visit({ scenario: 'a shopper with a cart is signed in' });
  const { shop, clock } = customer;
  const draft = await draftOfCart(customer);
  const other = customerOf(shop, { token: openSession(shop, accountNamed(shop, 'poor')).token });
  expect((await other.refusalOf(orderCreate, create(draft.orderKey, '13'))).message).toBe('订单已过期,请刷新当前页面');
  clock.move(600_000);
  expect(await customer.refusalOf(orderCreate, create(draft.orderKey))).toEqual({
    status: 400,
    message: '订单已过期,请刷新当前页面',
  });
  expect((await customer.refusalOf(orderComputed, compute(draft.orderKey))).status).toBe(400);
});

test('refuses a missing or another shopper’s address, and a message of more than 150 characters', async () => {
  const customer = visit({ scenario: 'a shopper with a cart is signed in' });
  const draft = await draftOfCart(customer);
  for (const addressId of ['0', '13', ''])
    expect((await customer.refusalOf(orderCreate, create(draft.orderKey, addressId))).message).toBe('请选择收货地址');
  expect((await customer.refusalOf(orderCreate, create(draft.orderKey, '11', '字'.repeat(151)))).message).toBe(
    '买家留言不能超过150字',
  );
  expect((await customer.get(orderCreate, create(draft.orderKey, '11', '字'.repeat(150)))).isNew).toBe(true);
});

test('creates a draft without an address for a shopper who has none', async () => {
  const customer = visit({ scenario: 'a shopper without an address is signed in' });
  const draft = await draftOfCart(customer);
  expect(draft.address).toBeUndefined();
  expect((await customer.refusalOf(orderCreate, create(draft.orderKey, '11'))).message).toBe('请选择收货地址');
});

test('charges postage by the chosen address: to remote areas it is free from 99.00 only', async () => {
  const customer = visit({ scenario: 'the cart is just below free delivery' });
  const draft = await draftOfCart(customer);
  expect(draft.prices).toMatchObject({ postage: 1000, freePostageFrom: 4900 });
  expect(4900 - draft.prices.goodsToPay).toBeLessThan(100);
  const line = draft.lines[0];
  await customer.get(cartAdd, {
    body: { productId: line?.productId ?? '', uniqueId: line?.uniqueId ?? '', cartNum: 3, new: false },
  });
  const more = await draftOfCart(customer);
  expect(more.prices.postage).toBe(0);
  expect(await customer.get(orderComputed, compute(more.orderKey, '12'))).toMatchObject({ postage: 1000 });
  const remote = await customer.get(orderConfirm, {
    body: { cartId: more.lines.map(({ id }) => id).join(','), new: false, addressId: '12' },
  });
  expect(remote.prices).toMatchObject({ postage: 1000, freePostageFrom: 9900 });
});

test('a member pays 5 % less, and every total is the sum of its lines', async () => {
  const customer = visit({ scenario: 'a shopper with a cart is signed in', params: { lines: 8, quantity: 37 } });
  const { lines, prices } = await draftOfCart(customer);
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + of(line), 0);
  expect(prices.memberDiscount).toBe(sum((line) => line.savedPerPiece * line.quantity));
  expect(prices.goodsToPay).toBe(sum((line) => line.unitPrice * line.quantity));
  expect(prices.goods - prices.memberDiscount).toBe(prices.goodsToPay);
  for (const line of lines) expect(line.savedPerPiece).toBe(Math.round((line.unitPrice + line.savedPerPiece) * 0.05));
});

test('refuses an order of another shopper', async () => {
  const { shop } = visit({ scenario: 'an order is paid' });
  const number = Object.keys(shop.state.orders)[0] ?? '';
  const other = customerOf(shop, { token: openSession(shop, accountNamed(shop, 'poor')).token });
  expect((await other.refusalOf(orderDetail, { params: { orderNumber: number } })).message).toBe('订单不存在');
  expect((await other.refusalOf(orderPay, pay(number))).message).toBe('订单不存在');
});

/** A customer with an order draft; the price of its first part rises when the order is placed. */
async function visitWithPriceChange() {
  const customer = visit({ scenario: 'a price changes before the order is placed' });
  return { ...customer, orderKey: customer.shop.known.orderKey ?? '' };
}

test('refuses an order at outdated prices without a charge, and accepts it at the new prices', async () => {
  const { shop, get, refusalOf, orderKey } = await visitWithPriceChange();
  const first = await get(orderComputed, compute(orderKey));
  const before = structuredClone(shop.state.accounts);
  expect((await refusalOf(orderCreate, create(orderKey))).message).toBe('商品价格有变化，请重新确认订单');
  expect((await refusalOf(orderCreate, create(orderKey))).message).toBe('商品价格有变化，请重新确认订单');
  expect([shop.state.orders, shop.state.accounts]).toEqual([{}, before]);
  const now = await get(orderComputed, compute(orderKey));
  expect(now.kind === 'priced' && first.kind === 'priced' && now.goods > first.goods).toBe(true);
  const { orderNumber } = await get(orderCreate, create(orderKey));
  expect((await get(orderDetail, { params: { orderNumber } })).prices).toMatchObject({
    goods: now.kind === 'priced' ? now.goods : 0,
  });
});

test('a changed price applies in the cart, on the product’s page and in lists', async () => {
  const { shop, get, refusalOf, orderKey } = await visitWithPriceChange();
  const [before] = (await get(cartList, {})).valid.toReversed();
  await refusalOf(orderCreate, create(orderKey));
  const line = (await get(cartList, {})).valid.find(({ id }) => id === before?.id);
  const offer = offerOf(shop, line?.productId ?? '', line?.uniqueId ?? '');
  expect((line?.unitPrice ?? 0) + (line?.savedPerPiece ?? 0)).toBe(offer?.priceFen);
  expect(line?.unitPrice).toBeGreaterThan(before?.unitPrice ?? 0);
  const { offers } = await get(productDetail, { params: { id: line?.productId ?? '' } });
  expect(offers.find(({ uniqueId }) => uniqueId === line?.uniqueId)?.price).toBe(offer?.priceFen);
});

test('two drafts of the same cart become one order; the second is refused', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'a shopper with a cart is signed in' });
  const cartId = (shop.state.accounts['1']?.cart ?? []).map(({ id }) => id).join(',');
  const [first, second] = [
    await get(orderConfirm, { body: { cartId, new: false } }),
    await get(orderConfirm, { body: { cartId, new: false } }),
  ];
  await get(orderCreate, create(first.orderKey));
  expect((await refusalOf(orderCreate, create(second.orderKey))).message).toBe('商品已失效，请返回购物车重新选择');
  expect(Object.keys(shop.state.orders)).toHaveLength(1);
});
