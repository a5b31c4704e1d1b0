import { orderDetail, orderExpress, orderPay } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillCart } from '../scenarios/steps.ts';
import { accountNamed } from '../session/accounts.ts';
import { requestRefund } from '../refund/request-refund.ts';
import { runDueEvents } from './run-due-events.ts';
import type { BackOffice } from '../core/back-office.state.ts';
import { visit } from '../shop/test-customer.ts';
import { DAY, MINUTE, named, pay, placeCart } from '../order/test-orders.ts';

const SECOND = 1000;
const HOUR = 60 * MINUTE;

/** A customer with an order that was paid a moment ago. */
async function paidOrder(ships: BackOffice['ships'] = 'whole') {
  const customer = visit({ scenario: 'a shopper with a cart is signed in' });
  customer.shop.state.backOffice.ships = ships;
  const number = await placeCart(customer);
  await customer.get(orderPay, pay(number));
  return { ...customer, number, start: customer.clock.now(), order: () => customer.get(orderDetail, named(number)) };
}

test('ships a paid order after 30 s, receives it 7 days after delivery, and completes it 7 days later', async () => {
  const { clock, start, order } = await paidOrder();
  expect((await order()).state).toBe('toShip');
  clock.move(30 * SECOND);
  expect(await order()).toMatchObject({
    state: 'toReceive',
    shippedAt: start + 30 * SECOND,
    carrier: '圆通速递',
    parcelNumber: expect.stringMatching(/^YT\d{13}$/),
  });
  const receivedAt = start + 30 * SECOND + 12 * MINUTE + 7 * DAY;
  expect((await order()).autoConfirmsAt).toBe(receivedAt);
  clock.move(receivedAt - clock.now() - 1);
  expect((await order()).state).toBe('toReceive');
  clock.move(1);
  expect(await order()).toMatchObject({ state: 'toReview', receivedAt });
  expect((await order()).autoConfirmsAt).toBeUndefined();
  clock.move(7 * DAY);
  expect(await order()).toMatchObject({ state: 'completed', completedAt: receivedAt + 7 * DAY });
});

test('the carrier’s reports are listed newest first, in the language of the shopper', async () => {
  const { shop, clock, get, refusalOf, number } = await paidOrder();
  expect((await refusalOf(orderExpress, named(number))).message).toBe('该订单还没有发货');
  clock.move(30 * SECOND);
  expect(await get(orderExpress, named(number))).toMatchObject({ carrier: '圆通速递', events: [] });
  const counts: number[] = [];
  for (let minute = 0; minute < 12; minute += 1) {
    clock.move(MINUTE);
    const { events } = await get(orderExpress, named(number));
    counts.push(events.length);
    const moments = events.map(({ at = 0 }) => at);
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    expect(moments.every((at) => at <= clock.now())).toBe(true);
  }
  expect(counts).toEqual([1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6]);
  expect((await get(orderExpress, named(number))).events[0]?.text).toBe('【杭州市】包裹已签收，感谢使用圆通速递');
  expect(shop.state.orders[number]?.step).toBe('toReceive');
});

test('a delayed parcel stops half way, has no reports for days, and is never received automatically', async () => {
  const { shop, clock, get } = visit({ scenario: 'the parcel is delayed' });
  const number = shop.known.orderNumber ?? '';
  const { events } = await get(orderExpress, named(number));
  expect(events).toHaveLength(3);
  expect(clock.now() - (events[0]?.at ?? 0)).toBeGreaterThan(5 * DAY);
  clock.move(20 * DAY);
  const order = await get(orderDetail, named(number));
  expect(order.state).toBe('toReceive');
  expect(order.autoConfirmsAt).toBeUndefined();
  expect(await get(orderExpress, named(number))).toMatchObject({ events });
});

test('an order of several parts is sent in two parcels, a minute apart; one of a single part is not', async () => {
  const { clock, start, order } = await paidOrder('parcels');
  clock.move(30 * SECOND);
  expect(await order()).toMatchObject({
    state: 'toShip',
    parcels: [{ state: 'toReceive', shippedAt: start + 30 * SECOND }, { state: 'toShip' }],
  });
  clock.move(MINUTE);
  expect(await order()).toMatchObject({
    state: 'toReceive',
    parcels: [{}, { state: 'toReceive', shippedAt: start + 90 * SECOND }],
  });
  const single = visit({ scenario: 'a shopper with a cart is signed in', params: { lines: 1 } });
  single.shop.state.backOffice.ships = 'parcels';
  const number = await placeCart(single);
  await single.get(orderPay, pay(number));
  single.clock.move(MINUTE);
  expect(await single.get(orderDetail, named(number))).toMatchObject({ state: 'toReceive', parcels: [] });
});

test('a presale is shipped on the promised day, and shows that day until then', async () => {
  const customer = visit({ scenario: 'orders of every kind' });
  const { shop, clock, get } = customer;
  const stored = Object.values(shop.state.orders).find(({ kind }) => kind === 'presale');
  if (stored?.shipsAt === undefined) throw new Error('no presale');
  shop.state.backOffice.ships = 'whole';
  expect((await get(orderDetail, named(stored.number))).stateMessage).toMatch(/^预售商品，2026-\d\d-\d\d 前发货$/);
  clock.move(stored.shipsAt - clock.now() - 1);
  expect((await get(orderDetail, named(stored.number))).state).toBe('toShip');
  clock.move(1);
  expect((await get(orderDetail, named(stored.number))).state).toBe('toReceive');
});

test('an order with an open refund is only shipped after the refund is rejected', async () => {
  const { shop, clock, start, number, order } = await paidOrder();
  shop.state.backOffice.decides = 'rejects';
  const [account, stored] = [shop.state.accounts['1'], shop.state.orders[number]];
  if (!account || !stored) throw new Error('no order');
  clock.move(20 * SECOND);
  await order();
  requestRefund(shop, account, stored, { kind: 'money', reason: '不想要了', explanation: '', images: [] }, 'zh-Hans');
  clock.move(15 * SECOND);
  expect((await order()).state).toBe('toShip');
  clock.move(DAY);
  expect(await order()).toMatchObject({ state: 'toReceive', shippedAt: start + 40 * SECOND });
});

const purchase = fc.record({
  after: fc.nat(2400),
  pays: fc.constantFrom('balance', 'wechat', 'nobody'),
  ships: fc.constantFrom('whole', 'parcels', 'delayed', 'never'),
  decides: fc.constantFrom('agrees', 'rejects', 'never'),
  wantsBack: fc.boolean(),
});

/** A shop in which these orders were placed. */
async function shopAfter(
  purchases: readonly (typeof purchase extends fc.Arbitrary<infer Purchase> ? Purchase : never)[],
) {
  const customer = visit({ scenario: 'a shopper is signed in' });
  const { shop, clock, get } = customer;
  const account = accountNamed(shop, 'demo');
  account.balance = 1_000_000;
  for (const { after, pays, ships, decides, wantsBack } of purchases) {
    clock.move(after * SECOND);
    Object.assign(shop.state.backOffice, { ships, decides });
    fillCart(shop, account);
    const number = await placeCart(customer);
    if (pays !== 'nobody') await get(orderPay, pay(number, pays));
    const order = shop.state.orders[number];
    const pieces = order?.lines.slice(0, 1).map(({ id }) => ({ lineId: id, quantity: 3 }));
    if (wantsBack && order?.step === 'toShip')
      requestRefund(
        shop,
        account,
        order,
        { kind: 'money', reason: '不想要了', explanation: '', images: [], pieces },
        'zh-Hans',
      );
  }
  return { shop, clock };
}

test(
  'events have the same result after weeks without a request as with frequent requests',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(purchase, { minLength: 1, maxLength: 6 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 }),
        async (purchases, intervals) => {
          const [idle, polled] = [await shopAfter(purchases), await shopAfter(purchases)];
          const end = idle.clock.now() + 21 * DAY;
          idle.clock.move(21 * DAY);
          runDueEvents(idle.shop);
          for (let turn = 0; polled.clock.now() < end; turn += 1) {
            const interval = (intervals[turn % intervals.length] ?? 1) * (turn < 150 ? 10 * SECOND : 2 * HOUR);
            polled.clock.move(Math.min(interval, end - polled.clock.now()));
            runDueEvents(polled.shop);
          }
          expect(polled.shop.state).toEqual(idle.shop.state);
          const before = structuredClone(idle.shop.state);
          runDueEvents(idle.shop);
          expect(idle.shop.state).toEqual(before);
        },
      ),
      { numRuns: 20 },
    );
  },
);
