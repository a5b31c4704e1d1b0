import { orderCounts, orderDetail, orderExpress, orderList, reviewList } from '@shop/contracts';
import { expect, test } from 'vitest';
import { visit } from '../shop/test-customer.ts';

const DAY = 24 * 3_600_000;
const all = { query: { type: '', search: '', page: 1, limit: 100 } };

test('a shopper has orders at every step, of every kind, paid in every way', async () => {
  const { get } = visit({ scenario: 'orders of every kind' });
  const { orders } = await get(orderList, all);
  expect(new Set(orders.map(({ state }) => state))).toEqual(
    new Set(['unpaid', 'toShip', 'toReceive', 'toReview', 'completed', 'refunded', 'cancelled']),
  );
  expect(new Set(orders.map(({ kind }) => kind))).toEqual(new Set(['normal', 'flashSale', 'presale']));
  expect(new Set(orders.map(({ payWay }) => payWay))).toEqual(new Set(['', '余额支付', '微信支付', '支付宝']));
  expect(orders.some(({ invoice }) => invoice)).toBe(true);
  expect(orders.some(({ prices }) => prices.couponDiscount > 0)).toBe(true);
  for (const { prices } of orders)
    expect(prices.toPay).toBe(prices.goods + (prices.postage ?? NaN) - prices.couponDiscount);
});

test('dates are in order, and tracking agrees with them', async () => {
  const { get, clock } = visit({ scenario: 'orders of every kind' });
  const { orders } = await get(orderList, all);
  for (const order of orders) {
    const dates = [order.placedAt, order.paidAt, order.shippedAt, order.receivedAt, order.completedAt].filter(
      (date) => date !== undefined,
    );
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    expect(dates.every((date) => date <= clock.now())).toBe(true);
    if (order.state === 'completed')
      expect((await get(orderExpress, { params: { orderNumber: order.number } })).events[0]?.at).toBe(
        Math.floor((order.shippedAt ?? 0) / 1000) * 1000 + 52 * 3_600_000,
      );
  }
});

test('the orders do not change while the shop runs', async () => {
  const { get, clock } = visit({ scenario: 'orders of every kind' });
  const before = await get(orderCounts, {});
  clock.move(15 * 60_000);
  expect(await get(orderCounts, {})).toEqual(before);
});

test('a review is shown on the page of the part', async () => {
  const { get, shop } = visit({ scenario: 'an order is completed' });
  const { lines } = await get(orderDetail, { params: { orderNumber: shop.known.orderNumber ?? '' } });
  expect(lines.every(({ isReviewed }) => isReviewed)).toBe(true);
  for (const { productId } of lines) {
    const [newest] = await get(reviewList, { params: { id: productId }, query: { type: 0, page: 1, limit: 5 } });
    expect(shop.state.reviews.find((written) => written.productId === productId)?.text).toBe(newest?.text);
  }
});

test('a scenario can be set up for an account other than the demo account', async () => {
  const { get, shop, clock } = visit({ scenario: 'an order is shipped', params: { account: 'poor' } });
  const order = await get(orderDetail, { params: { orderNumber: shop.known.orderNumber ?? '' } });
  expect(order).toMatchObject({ state: 'toReceive', recipient: '周一' });
  expect(clock.now() - (order.shippedAt ?? 0)).toBeLessThan(DAY);
});
