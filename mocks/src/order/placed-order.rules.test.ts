import {
  cartList,
  orderAgain,
  orderCancel,
  orderConfirm,
  orderCounts,
  orderDel,
  orderDetail,
  orderExpress,
  orderList,
  orderPay,
  orderTake,
} from '@shop/contracts';
import { expect, test } from 'vitest';
import { accountNamed } from '../session/accounts.ts';
import { offerOf, setStock } from '../goods/goods.ts';
import { customerOf, visit } from '../shop/test-customer.ts';
import { MINUTE, named, pay, placeCart, type Customer } from './test-orders.ts';
import { openSession } from '../session/tokens.ts';

const list = ({ get }: Customer, { type = '', search = '', page = 1, limit = 50 } = {}) =>
  get(orderList, { query: { type, search, page, limit } });
const numbersOf = async (customer: Customer, query = {}) =>
  (await list(customer, query)).orders.map(({ number }) => number);
const uni = (number: string) => ({ body: { uni: number } });

test('lists orders in pages, newest first, none twice', async () => {
  const customer = visit({ scenario: 'orders of every kind' });
  const { orders, total } = await list(customer);
  expect(total).toBe(orders.length);
  expect(total).toBeGreaterThan(25);
  const placed = orders.map(({ placedAt = 0 }) => placedAt);
  expect(placed).toEqual(placed.toSorted((a, b) => b - a));
  const pages = [1, 2, 3, 4].map((page) => numbersOf(customer, { page, limit: 10 }));
  expect((await Promise.all(pages)).flat()).toEqual(orders.map(({ number }) => number));
});

test('the counts equal the lengths of the lists, and no step is empty', async () => {
  const customer = visit({ scenario: 'orders of every kind' });
  const counts = await customer.get(orderCounts, {});
  const steps = {
    '': 'all',
    '0': 'unpaid',
    '1': 'toShip',
    '2': 'toReceive',
    '3': 'toReview',
    '4': 'completed',
  } as const;
  for (const [type, name] of Object.entries(steps)) {
    const { orders, total } = await list(customer, { type });
    expect(total, name).toBe(counts[name]);
    expect(total).toBeGreaterThan(0);
    if (type !== '') expect(new Set(orders.map(({ state }) => state))).toEqual(new Set([name]));
  }
  expect(await numbersOf(customer, { type: '77' })).toEqual([]);
});

test('does not list deleted and split orders; lists the parcels of a split order', async () => {
  const customer = visit({ scenario: 'an order is sent in two parcels' });
  const { parcels } = await customer.get(orderDetail, named(customer.shop.known.orderNumber ?? ''));
  expect(await numbersOf(customer)).toEqual(parcels.map(({ orderNumber }) => orderNumber).toReversed());
});

test('a cancelled order stays among all orders, and in no other list', async () => {
  const customer = visit({ scenario: 'an order waits for payment' });
  const number = customer.shop.known.orderNumber ?? '';
  await customer.get(orderCancel, { body: { id: number } });
  expect(await list(customer)).toMatchObject({ orders: [{ number, state: 'cancelled' }], total: 1 });
  expect(await numbersOf(customer, { type: '0' })).toEqual([]);
  expect(await customer.get(orderCounts, {})).toMatchObject({ all: 1, unpaid: 0 });
  expect(await customer.get(orderDetail, named(number))).toMatchObject({ state: 'cancelled', stateTitle: '已取消' });
});

test('on a server that deletes what is cancelled, a cancelled order is in no list', async () => {
  const customer = visit({ scenario: 'an order waits for payment' });
  customer.shop.state.listsCancelledOrders = false;
  const number = customer.shop.known.orderNumber ?? '';
  await customer.get(orderCancel, { body: { id: number } });
  expect(await list(customer)).toEqual({ orders: [], total: 0 });
  expect((await customer.get(orderCounts, {})).all).toBe(0);
  expect((await customer.refusalOf(orderDetail, named(number))).status).toBe(410173);
});

test('finds orders by number, and by number, name and colour of a part in any language', async () => {
  const customer = visit({ scenario: 'orders of every kind', language: 'en' });
  const { orders } = await list(customer);
  const order = orders.find(({ lines }) => lines.length > 1);
  const line = order?.lines[1];
  const mould = customer.shop.catalogue.moulds.find(({ id }) => id === line?.productId);
  const colour = mould?.colours.find(({ colour: known }) => known.names.en === line?.colour)?.colour;
  const searches = [
    order?.number,
    order?.number.slice(-7),
    mould?.number,
    mould?.names['zh-Hans'],
    mould?.names['zh-Hant'],
    mould?.names.en.toUpperCase(),
    colour?.names['zh-Hant'],
    ` ${mould?.number}  ${colour?.names.en} `,
  ];
  for (const search of searches) expect(await numbersOf(customer, { search }), search).toContain(order?.number);
  expect(await numbersOf(customer, { search: 'no such part' })).toEqual([]);
  expect(await numbersOf(customer, { search: order?.number, type: order?.state === 'completed' ? '0' : '4' })).toEqual(
    [],
  );
});

test('cancels an unpaid order, which can then be neither paid nor cancelled, but no paid one', async () => {
  const paid = visit({ scenario: 'an order is paid' });
  expect((await paid.refusalOf(orderCancel, { body: { id: paid.shop.known.orderNumber ?? '' } })).message).toBe(
    '该订单已支付，不能取消',
  );
  const { get, refusalOf, shop } = visit({ scenario: 'an order waits for payment' });
  const number = shop.known.orderNumber ?? '';
  await get(orderCancel, { body: { id: number } });
  for (const request of [
    () => refusalOf(orderPay, pay(number)),
    () => refusalOf(orderCancel, { body: { id: number } }),
  ])
    expect((await request()).status).toBe(410173);
});

test('confirms receipt of a parcel once, and of no parcel that is not shipped', async () => {
  const unsent = visit({ scenario: 'an order is paid' });
  expect((await unsent.refusalOf(orderTake, uni(unsent.shop.known.orderNumber ?? ''))).message).toBe(
    '该订单还没有发货',
  );
  const { get, refusalOf, shop, clock } = visit({ scenario: 'an order is shipped' });
  const number = shop.known.orderNumber ?? '';
  await get(orderTake, uni(number));
  expect(await get(orderDetail, named(number))).toMatchObject({ state: 'toReview', receivedAt: clock.now() });
  expect((await refusalOf(orderTake, uni(number))).message).toBe('该订单已确认收货');
});

test('tracks and receives each parcel separately; the whole order has the earlier state', async () => {
  const { get, refusalOf, shop, clock } = visit({ scenario: 'an order is sent in two parcels' });
  const number = shop.known.orderNumber ?? '';
  for (const call of [orderTake] as const) expect((await refusalOf(call, uni(number))).message).toContain('几个包裹');
  expect((await refusalOf(orderExpress, named(number))).message).toContain('几个包裹');
  clock.move(MINUTE);
  const whole = await get(orderDetail, named(number));
  expect(whole).toMatchObject({
    state: 'toReceive',
    pieces: whole.parcels.flatMap(({ lines = [] }) => lines).reduce((sum, line) => sum + line.quantity, 0),
  });
  const [first, second] = whole.parcels.map(({ orderNumber }) => orderNumber);
  const tracked = await Promise.all([first, second].map((parcel) => get(orderExpress, named(parcel ?? ''))));
  expect(new Set(tracked.map(({ parcelNumber }) => parcelNumber)).size).toBe(2);
  await get(orderTake, uni(first ?? ''));
  expect((await get(orderDetail, named(number))).state).toBe('toReceive');
  await get(orderTake, uni(second ?? ''));
  expect((await get(orderDetail, named(number))).state).toBe('toReview');
  const parts = await Promise.all([first, second].map((parcel) => get(orderDetail, named(parcel ?? ''))));
  for (const name of ['goods', 'postage', 'couponDiscount', 'toPay'] as const)
    expect(parts.reduce((sum, { prices }) => sum + (prices[name] ?? 0), 0)).toBe(whole.prices[name]);
});

test('deletes a finished order, deletes and cancels an unpaid one, and refuses to delete others', async () => {
  for (const scenario of ['an order is paid', 'an order is shipped', 'an order is received'] as const) {
    const { refusalOf, shop } = visit({ scenario });
    expect((await refusalOf(orderDel, uni(shop.known.orderNumber ?? ''))).message).toBe('该订单还没有结束，不能删除');
  }
  for (const scenario of ['an order is completed', 'an order waits for payment'] as const) {
    const customer = visit({ scenario });
    const number = customer.shop.known.orderNumber ?? '';
    await customer.get(orderDel, uni(number));
    expect(await numbersOf(customer)).toEqual([]);
    expect((await customer.refusalOf(orderDetail, named(number))).status).toBe(410173);
    expect(customer.shop.state.orders[number]?.step).toBe(
      scenario === 'an order is completed' ? 'completed' : 'cancelled',
    );
  }
});

test('buys an order again, without unavailable parts and with at most the stock of each', async () => {
  const { get, refusalOf, shop } = visit({ scenario: 'an order is completed' });
  const number = shop.known.orderNumber ?? '';
  const { lines } = await get(orderDetail, named(number));
  const offers = lines.flatMap(({ productId, uniqueId }) => offerOf(shop, productId, uniqueId) ?? []);
  for (const [index, offer] of offers.entries()) setStock(shop, offer, [0, 4, 500][index] ?? 500);
  const again = await get(orderAgain, uni(number));
  const draft = await get(orderConfirm, { body: { cartId: again.lines.join(','), new: true } });
  expect(draft.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [lines[1]?.productId, 4],
    [lines[2]?.productId, lines[2]?.quantity],
  ]);
  expect((await get(cartList, {})).valid).toEqual([]);
  for (const offer of offers) setStock(shop, offer, 0);
  expect((await refusalOf(orderAgain, uni(number))).message).toBe('该订单的商品现在都无法购买');
});

test('refuses to buy a promotion order again', async () => {
  const customer = visit({ scenario: 'orders of every kind' });
  const { orders } = await list(customer);
  for (const kind of ['flashSale', 'presale']) {
    const order = orders.find((known) => known.kind === kind);
    expect((await customer.refusalOf(orderAgain, uni(order?.number ?? ''))).message).toBe('活动订单不能再次购买');
  }
});

test('cannot access orders of other shoppers', async () => {
  const { shop } = visit({ scenario: 'an order is shipped' });
  const other = customerOf(shop, { token: openSession(shop, accountNamed(shop, 'poor')).token });
  const number = shop.known.orderNumber ?? '';
  const before = structuredClone(shop.state.orders);
  const refusals = [
    other.refusalOf(orderDetail, named(number)),
    other.refusalOf(orderExpress, named(number)),
    other.refusalOf(orderCancel, { body: { id: number } }),
    ...[orderTake, orderDel, orderAgain].map((call) => other.refusalOf(call, uni(number))),
  ];
  expect(new Set((await Promise.all(refusals)).map(({ message }) => message))).toEqual(new Set(['订单不存在']));
  expect(shop.state.orders).toEqual(before);
  expect(await numbersOf(other)).toEqual([]);
});

test('shows the invoice of an order that has one', async () => {
  const { get, shop } = visit({ scenario: 'an order with an invoice' });
  expect((await get(orderDetail, named(shop.known.orderNumber ?? ''))).invoice).toMatchObject({
    isIssued: true,
    taxNumber: '91330106MA2B1CDE3X',
  });
});

test('shows the state of an order in the language of the shopper', async () => {
  const customer = visit({ scenario: 'a shopper with a cart is signed in', language: 'en' });
  const number = await placeCart(customer);
  expect((await customer.get(orderDetail, named(number))).stateTitle).toBe('To pay');
});
