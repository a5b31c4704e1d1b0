import {
  currentUser,
  heldCoupons,
  orderCancel,
  orderDetail,
  orderPay,
  paymentStatus,
  earnedCoupons,
} from '@shop/contracts';
import { expect, test } from 'vitest';
import { restart } from '../shop/create-shop.ts';
import { customerOf, visit } from '../shop/test-customer.ts';
import { DAY, MINUTE, named, pay, placeCart } from '../order/test-orders.ts';

const SECOND = 1000;
const status = (orderNumber: string, until = 0) => ({
  params: { orderNumber, until: String(Math.floor(until / SECOND)) },
});
const visitUnpaidOrder = () => {
  const customer = visit({ scenario: 'an order waits for payment' });
  return { ...customer, number: customer.shop.known.orderNumber ?? '' };
};

test('refuses to pay an order twice, without a charge', async () => {
  const { get, refusalOf, shop } = visit({ scenario: 'an order is paid' });
  const number = shop.known.orderNumber ?? '';
  const { balance } = await get(currentUser, {});
  for (const way of ['balance', 'wechat', 'alipay'] as const)
    expect((await refusalOf(orderPay, pay(number, way))).message).toBe('该订单已支付');
  expect((await get(currentUser, {})).balance).toBe(balance);
});

test('reports a low balance without a charge', async () => {
  const { shop, ask, get } = visit({ scenario: 'the balance is too small', language: 'en' });
  const number = shop.known.orderNumber ?? '';
  expect(await ask(orderPay, pay(number))).toMatchObject({
    value: { kind: 'short' },
    message: 'Your balance is too low',
  });
  expect((await get(currentUser, {})).balance).toBe(50);
  expect((await get(orderDetail, named(number))).state).toBe('unpaid');
});

test('reports a failed payment without a charge, and succeeds when payments work again', async () => {
  const { shop, ask, get } = visit({ scenario: 'payments fail' });
  const number = shop.known.orderNumber ?? '';
  const { balance } = await get(currentUser, {});
  expect(await ask(orderPay, pay(number))).toMatchObject({ value: { kind: 'failed' }, message: '支付失败，没有扣款' });
  expect((await get(currentUser, {})).balance).toBe(balance);
  shop.state.backOffice.payments = 'work';
  expect(await get(orderPay, pay(number))).toEqual({ kind: 'paid' });
});

test('an order of 0 is paid in every way, even with an empty balance', async () => {
  const { shop, get, number } = visitUnpaidOrder();
  shop.state.backOffice.payments = 'fail';
  for (const account of Object.values(shop.state.accounts)) account.balance = 0;
  for (const order of Object.values(shop.state.orders))
    Object.assign(order, { couponDiscount: order.goods + order.postage, toPay: 0 });
  expect(await get(orderPay, pay(number, 'wechat'))).toEqual({ kind: 'paid' });
});

test.each([
  ['wechat', '微信支付', /^weixin:\/\/wxpay\/bizpayurl\?pr=/],
  ['alipay', '支付宝', /^https:\/\/qr\.alipay\.com\//],
] as const)('pays the order when its code for %s is scanned', async (way, title, address) => {
  const { shop, clock, get, number } = visitUnpaidOrder();
  const start = clock.now();
  const { balance } = await get(currentUser, {});
  const code = await get(orderPay, pay(number, way));
  expect(code).toMatchObject({
    kind: 'qr',
    by: way,
    validUntil: start + 60 * SECOND,
    code: expect.stringMatching(address),
  });
  const ask = () => get(paymentStatus, status(number, start + 60 * SECOND));
  expect(await ask()).toEqual({ isPaid: false, secondsLeft: 60 });
  clock.move(5 * SECOND);
  expect(await ask()).toEqual({ isPaid: false, secondsLeft: 55 });
  clock.move(SECOND);
  expect((await ask()).isPaid).toBe(true);
  expect(await get(orderDetail, named(number))).toMatchObject({
    state: 'toShip',
    payWay: title,
    paidAt: start + 6 * SECOND,
  });
  expect((await get(currentUser, {})).balance).toBe(balance);
  expect(Object.keys(shop.state.codes)).toHaveLength(1);
});

test('an unscanned code expires, and a new one can be requested', async () => {
  const { shop, clock, get } = visit({ scenario: 'the payment code is not paid' });
  const number = shop.known.orderNumber ?? '';
  const start = clock.now();
  const first = await get(orderPay, pay(number, 'wechat'));
  clock.move(MINUTE + 1);
  expect(await get(paymentStatus, status(number, start + MINUTE))).toEqual({ isPaid: false, secondsLeft: 0 });
  const second = await get(orderPay, pay(number, 'wechat'));
  expect(second).not.toEqual(first);
  expect((await get(orderDetail, named(number))).isPaid).toBe(false);
});

test('a code does not charge an order that was paid or cancelled in the meantime', async () => {
  const paid = visitUnpaidOrder();
  await paid.get(orderPay, pay(paid.number, 'alipay'));
  await paid.get(orderPay, pay(paid.number));
  paid.clock.move(10 * SECOND);
  expect((await paid.get(orderDetail, named(paid.number))).payWay).toBe('余额支付');

  const cancelled = visitUnpaidOrder();
  await cancelled.get(orderPay, pay(cancelled.number, 'alipay'));
  await cancelled.get(orderCancel, { body: { id: cancelled.number } });
  cancelled.clock.move(10 * SECOND);
  expect(await cancelled.get(orderDetail, named(cancelled.number))).toMatchObject({
    state: 'cancelled',
    isPaid: false,
  });
  expect((await cancelled.refusalOf(paymentStatus, status(cancelled.number))).status).toBe(410173);
  expect(Object.values(cancelled.shop.state.orders).map(({ paidAt }) => paidAt)).toEqual([undefined]);
});

test('a code that is scanned before the order is cancelled pays it, a later scan does not', async () => {
  for (const [early, isPaid] of [
    [7 * SECOND, true],
    [5 * SECOND, false],
  ] as const) {
    const { clock, get, shop, number } = visitUnpaidOrder();
    clock.move(30 * MINUTE - early);
    await get(orderPay, pay(number, 'wechat'));
    clock.move(DAY);
    await get(currentUser, {});
    expect(shop.state.orders[number]?.step === 'cancelled').toBe(!isPaid);
  }
});

test('paying a large order earns a coupon, a small one does not', async () => {
  const large = visit({ scenario: 'a shopper with a cart is signed in', params: { lines: 8, quantity: 200 } });
  const number = await placeCart(large);
  expect(await large.get(earnedCoupons, named(number))).toEqual([]);
  await large.get(orderPay, pay(number, 'wechat'));
  large.clock.move(10 * SECOND);
  const earned = await large.get(earnedCoupons, named(number));
  expect(earned).toMatchObject([{ title: '下次满 59 减 8', amount: 800, from: 5900, scope: 'all', isOver: false }]);
  expect((await large.get(heldCoupons, { params: { kind: '1' }, query: { page: 1, limit: 10 } }))[0]).toEqual(
    earned[0],
  );

  restart(large.shop, 'an order is paid');
  const small = customerOf(large.shop, { token: large.shop.signedInToken });
  expect(await small.get(earnedCoupons, named(large.shop.known.orderNumber ?? ''))).toEqual([]);
});
