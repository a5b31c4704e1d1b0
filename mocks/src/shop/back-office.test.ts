import { orderDetail, orderExpress, orderPay } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillCart } from '../scenarios/steps.ts';
import { accountNamed } from '../session/accounts.ts';
import { askRefund } from '../refund/request-refund.ts';
import { runDueEvents } from './back-office.ts';
import type { OtherSide } from './state.ts';
import { visit } from './test-customer.ts';
import { DAY, MINUTE, named, pay, placeCart } from '../order/test-orders.ts';

const SECOND = 1000;
const HOUR = 60 * MINUTE;

/** A customer with an order that was paid a moment ago. */
async function paidOrder(ships: OtherSide['ships'] = 'whole') {
  const customer = visit({ scenario: 'a shopper with a cart is signed in' });
  customer.shop.state.backOffice.ships = ships;
  const number = await placeCart(customer);
  await customer.get(orderPay, pay(number));
  return { ...customer, number, start: customer.clock.now(), order: () => customer.get(orderDetail, named(number)) };
}

test('a paid order leaves after half a minute, is received by itself a week after delivery, and completed a week after that', async () => {
  const { clock, start, order } = await paidOrder();
  expect((await order()).state).toBe('toShip');
  clock.move(30 * SECOND);
  expect(await order()).toMatchObject({
    state: 'toReceive',
    shippedAt: start + 30 * SECOND,
    carrier: '圆通速递',
    parcelNumber: expect.stringMatching(/^YT\d{13}$/),
  });
  const taken = start + 30 * SECOND + 12 * MINUTE + 7 * DAY;
  clock.move(taken - clock.now() - 1);
  expect((await order()).state).toBe('toReceive');
  clock.move(1);
  expect(await order()).toMatchObject({ state: 'toReview', receivedAt: taken });
  clock.move(7 * DAY);
  expect(await order()).toMatchObject({ state: 'completed', completedAt: taken + 7 * DAY });
});

test('the carrier tells more and more, newest first, in the reader’s language', async () => {
  const { shop, clock, get, refusalOf, number } = await paidOrder();
  expect((await refusalOf(orderExpress, named(number))).message).toBe('该订单还没有发货');
  clock.move(30 * SECOND);
  expect(await get(orderExpress, named(number))).toMatchObject({ carrier: '圆通速递', events: [] });
  const told: number[] = [];
  for (let minute = 0; minute < 12; minute += 1) {
    clock.move(MINUTE);
    const { events } = await get(orderExpress, named(number));
    told.push(events.length);
    const moments = events.map(({ at = 0 }) => at);
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    expect(moments.every((at) => at <= clock.now())).toBe(true);
  }
  expect(told).toEqual([1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6]);
  expect((await get(orderExpress, named(number))).events[0]?.text).toBe('【杭州市】包裹已签收，感谢使用圆通速递');
  expect(shop.state.orders[number]?.step).toBe('toReceive');
});

test('a stuck parcel gets half way, tells nothing for days, and is never received by itself', async () => {
  const { shop, clock, get } = visit({ scenario: 'the parcel is stuck' });
  const number = shop.known.orderNumber ?? '';
  const { events } = await get(orderExpress, named(number));
  expect(events).toHaveLength(3);
  expect(clock.now() - (events[0]?.at ?? 0)).toBeGreaterThan(5 * DAY);
  clock.move(20 * DAY);
  expect((await get(orderDetail, named(number))).state).toBe('toReceive');
  expect(await get(orderExpress, named(number))).toMatchObject({ events });
});

test('an order of several parts goes out in two parcels, a minute apart; one of a single part does not', async () => {
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

test('a presale goes out on the day it promised, and says so until then', async () => {
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

test('an order waits for its refund: it goes out when the shop has said no, and not before', async () => {
  const { shop, clock, start, number, order } = await paidOrder();
  shop.state.backOffice.decides = 'refuses';
  const [account, stored] = [shop.state.accounts['1'], shop.state.orders[number]];
  if (!account || !stored) throw new Error('no order');
  clock.move(20 * SECOND);
  await order();
  askRefund(shop, account, stored, { wants: 'money', reason: '不想要了', explanation: '', images: [] }, 'zh-Hans');
  clock.move(15 * SECOND);
  expect((await order()).state).toBe('toShip');
  clock.move(DAY);
  expect(await order()).toMatchObject({ state: 'toReceive', shippedAt: start + 40 * SECOND });
});

const deed = fc.record({
  after: fc.nat(2400),
  pays: fc.constantFrom('balance', 'wechat', 'nobody'),
  ships: fc.constantFrom('whole', 'parcels', 'stuck', 'never'),
  decides: fc.constantFrom('agrees', 'refuses', 'never'),
  wantsBack: fc.boolean(),
});

/** A shop in which these things were done. */
async function shopAfter(deeds: readonly (typeof deed extends fc.Arbitrary<infer Deed> ? Deed : never)[]) {
  const customer = visit({ scenario: 'a shopper is signed in' });
  const { shop, clock, get } = customer;
  const account = accountNamed(shop, 'demo');
  account.balance = 1_000_000;
  for (const { after, pays, ships, decides, wantsBack } of deeds) {
    clock.move(after * SECOND);
    Object.assign(shop.state.backOffice, { ships, decides });
    fillCart(shop, account);
    const number = await placeCart(customer);
    if (pays !== 'nobody') await get(orderPay, pay(number, pays));
    const order = shop.state.orders[number];
    const pieces = order?.lines.slice(0, 1).map(({ id }) => ({ lineId: id, quantity: 3 }));
    if (wantsBack && order?.step === 'toShip')
      askRefund(
        shop,
        account,
        order,
        { wants: 'money', reason: '不想要了', explanation: '', images: [], pieces },
        'zh-Hans',
      );
  }
  return { shop, clock };
}

test('a shop that slept for weeks comes out like one that was asked all the time', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(deed, { minLength: 1, maxLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 }),
      async (deeds, hops) => {
        const [slept, asked] = [await shopAfter(deeds), await shopAfter(deeds)];
        const end = slept.clock.now() + 21 * DAY;
        slept.clock.move(21 * DAY);
        runDueEvents(slept.shop);
        for (let turn = 0; asked.clock.now() < end; turn += 1) {
          const hop = (hops[turn % hops.length] ?? 1) * (turn < 150 ? 10 * SECOND : 2 * HOUR);
          asked.clock.move(Math.min(hop, end - asked.clock.now()));
          runDueEvents(asked.shop);
        }
        expect(asked.shop.state).toEqual(slept.shop.state);
        const before = structuredClone(slept.shop.state);
        runDueEvents(slept.shop);
        expect(slept.shop.state).toEqual(before);
      },
    ),
    { numRuns: 20 },
  );
});
