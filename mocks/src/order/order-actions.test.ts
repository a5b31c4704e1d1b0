import { orderCreate } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stockOf } from '../goods/goods.ts';
import { runDueEvents } from '../back-office/run-due-events.ts';
import { sum } from '../goods/prices.ts';
import type { OrderStep, StoredOrder } from '../core/order.state.ts';
import type { StoredRefund } from '../core/refund.state.ts';
import type { Shop } from '../core/shop.ts';
import {
  acts,
  FIRST_BALANCE,
  FIRST_STOCK,
  market,
  orderSome,
  type ActName,
  type Market,
  type Try,
} from './test-order-actions.ts';
import { create } from './test-orders.ts';
import { linesOf, parcelsOf } from './order-lines.ts';

/** The steps that an order of each step can reach without the shopper, after any time. */
const AUTOMATIC_STEPS: Record<OrderStep, readonly OrderStep[]> = {
  unpaid: ['cancelled', 'toShip', 'toReceive', 'split', 'toReview', 'completed'],
  toShip: ['toReceive', 'split', 'toReview', 'completed', 'refunded'],
  toReceive: ['toReview', 'completed', 'refunded'],
  toReview: ['completed', 'refunded'],
  completed: ['refunded'],
  refunded: [],
  cancelled: [],
  split: [],
};

const stepsOf = (shop: Shop): ReadonlyMap<string, OrderStep> =>
  new Map(Object.values(shop.state.orders).map(({ number, step }) => [number, step]));
const topLevelOrders = (shop: Shop): readonly StoredOrder[] =>
  Object.values(shop.state.orders).filter(({ parent }) => parent === undefined);
const refundsOf = (shop: Shop, orders: readonly StoredOrder[]): readonly StoredRefund[] =>
  Object.values(shop.state.refunds).filter(({ orderNumber }) => orders.some(({ number }) => number === orderNumber));
const amountOf = (refunds: readonly StoredRefund[]) => sum(refunds.map(({ amount }) => amount));

/**
 * Checks the amounts of an order: goods + postage − coupon = to pay, lines and parcels add up to the order, and refunds
 * never exceed what was paid.
 */
function checkOrder(shop: Shop, order: StoredOrder): void {
  const lines = linesOf(shop, order);
  expect(order.toPay).toBe(order.goods + order.postage - order.couponDiscount);
  expect(order.toPay).toBeGreaterThanOrEqual(0);
  expect(order.goods).toBe(sum(lines.map(({ unitPrice, quantity }) => unitPrice * quantity)));
  expect(order.couponDiscount).toBe(sum(lines.map(({ couponShare }) => couponShare)));
  const parts = parcelsOf(shop, order);
  for (const name of ['goods', 'postage', 'couponDiscount', 'toPay'] as const)
    expect(sum(parts.map((part) => part[name]))).toBe(order[name]);
  for (const line of lines) expect(line.refunded >= 0 && line.refunded <= line.quantity).toBe(true);
  const refunds = refundsOf(shop, [order, ...parts]).filter(
    ({ state }) => state !== 'rejected' && state !== 'cancelled',
  );
  expect(amountOf(refunds)).toBeLessThanOrEqual(order.paidAt === undefined ? 0 : order.toPay);
}

/** Checks that each balance is the initial one, minus paid orders, plus refunds. */
function checkBalances({ shop, shoppers }: Market): void {
  for (const { account } of shoppers) {
    const byBalance = Object.values(shop.state.orders).filter(
      ({ accountId, payWay }) => accountId === account.id && payWay === 'balance',
    );
    const spent = sum(byBalance.filter(({ parent }) => parent === undefined).map(({ toPay }) => toPay));
    const back = amountOf(refundsOf(shop, byBalance).filter(({ state }) => state === 'refunded'));
    expect(account.balance).toBe(FIRST_BALANCE - spent + back);
    expect(account.balance).toBeGreaterThanOrEqual(0);
  }
}

/** Whether the pieces of a refund are in stock again: never shipped, or returned. */
const isInStockAgain = (shop: Shop, refund: StoredRefund): boolean => {
  const { shippedAt } = shop.state.orders[refund.orderNumber] ?? {};
  return (
    refund.state === 'refunded' &&
    (refund.kind === 'goods' || shippedAt === undefined || (refund.closedAt ?? 0) <= shippedAt)
  );
};

/** Checks that every piece is in stock or in an order, and that a coupon is used by one order at most. */
function checkGoods({ shop, offers, shoppers }: Market): void {
  const placed = Object.values(shop.state.orders).filter(({ step }) => step !== 'cancelled');
  const back = Object.values(shop.state.refunds).filter((refund) => isInStockAgain(shop, refund));
  for (const offer of offers) {
    const lines = placed.flatMap((order) => order.lines).filter(({ uniqueId }) => uniqueId === offer.uniqueId);
    const returned = back.flatMap(({ pieces }) => pieces).filter(({ lineId }) => lines.some(({ id }) => id === lineId));
    expect(stockOf(shop, offer)).toBe(
      FIRST_STOCK - sum(lines.map(({ quantity }) => quantity)) + sum(returned.map(({ quantity }) => quantity)),
    );
  }
  for (const { id, orderNumber } of shoppers.flatMap(({ account }) => account.coupons))
    expect(
      placed.filter(({ couponId, parent }) => couponId === id && parent === undefined).map(({ number }) => number),
    ).toEqual(orderNumber === undefined ? [] : [orderNumber]);
}

/** The state that a refused action must not change. */
const snapshot = ({ shop: { state } }: Market) =>
  structuredClone({
    orders: state.orders,
    accounts: state.accounts,
    refunds: state.refunds,
    stock: state.stock,
    reviews: state.reviews,
  });

function advance(setup: Market, ms: number): void {
  const { shop, clock } = setup;
  const before = stepsOf(shop);
  clock.move(ms);
  runDueEvents(shop);
  for (const [number, step] of stepsOf(shop)) {
    const previous = before.get(number);
    if (previous && previous !== step)
      expect(AUTOMATIC_STEPS[previous], `${previous} → ${step} automatically`).toContain(step);
  }
}

/**
 * The action of a turn and its order: any order, or if sensible, one of the shopper's own with an action that is
 * allowed now.
 */
function chooseAction(
  { shop, shoppers }: Market,
  { act, who, nth, isSensible }: Turn,
): { name: ActName; attempt: Try } | undefined {
  const shopper = shoppers[who];
  const orders = Object.values(shop.state.orders).filter(
    ({ accountId, step }) => !isSensible || (accountId === shopper?.account.id && step !== 'cancelled'),
  );
  const tried = orders[nth % Math.max(1, orders.length)];
  if (!shopper || !tried) return undefined;
  const attempt = { order: tried, shop, nth, account: shopper.account, customer: shopper.signIn() };
  const allowed = names.filter((name) => acts[name].expected(attempt) !== 'refused');
  return { name: (isSensible && allowed[nth % allowed.length]) || act, attempt };
}

async function tryAction(setup: Market, turn: Turn): Promise<void> {
  const { shop } = setup;
  const found = chooseAction(setup, turn);
  if (!found) return;
  const { name, attempt } = found;
  const tried = attempt.order;
  const expected = tried.accountId === attempt.account.id ? acts[name].expected(attempt) : 'refused';
  const steps = stepsOf(shop);
  const before = expected === 'refused' ? snapshot(setup) : undefined;
  const isDone = (await acts[name].send(attempt)).kind === 'done';
  expect(isDone, `${name} from ${steps.get(tried.number)}`).toBe(expected !== 'refused');
  if (before) expect(snapshot(setup)).toEqual(before);
  for (const [number, step] of stepsOf(shop))
    expect(step, name).toBe(number === tried.number && expected !== 'refused' ? expected : steps.get(number));
}

/** Places an order and sends the same key again: it creates one order, or none if it is refused. */
async function orderTwice(setup: Market, { who, nth }: Turn): Promise<void> {
  const shopper = setup.shoppers[who];
  const key = shopper && (await orderSome(setup, shopper, nth));
  if (!shopper || !key) return;
  const again = await shopper.signIn().ask(orderCreate, create(key, shopper.addressId));
  const placed = topLevelOrders(setup.shop).filter((made) => made.key === key);
  expect(placed.length).toBeLessThanOrEqual(1);
  if (again.kind === 'done')
    expect(again.value).toEqual({ isNew: false, orderNumber: placed[0]?.number, orderKey: key });
}

/** Long enough for a machine under load. */
const TEST_TIMEOUT_MS = 60_000;
const names = Object.keys(acts) as ActName[];
const backOffice = fc.record({
  pays: fc.constantFrom('soon', 'soon', 'never'),
  payments: fc.constantFrom('work', 'work', 'fail'),
  ships: fc.constantFrom('whole', 'parcels', 'parcels', 'delayed', 'never'),
  decides: fc.constantFrom('agrees', 'agrees', 'rejects', 'never'),
});
const turn = fc.record({
  act: fc.constantFrom(...names),
  orders: fc.constantFrom(true, false, false, false),
  isSensible: fc.constantFrom(true, true, false),
  who: fc.nat(1),
  nth: fc.nat(1000),
  wait: fc.constantFrom(0, 0, 0, 0, 1000, 7000, 25_000, 45_000, 13 * 60_000, 31 * 60_000, 8 * 24 * 3_600_000),
  backOffice: fc.option(backOffice, { freq: 4 }),
});
type Turn = typeof turn extends fc.Arbitrary<infer Value> ? Value : never;

test(
  'orders of two shoppers change only as the state table allows, and money and pieces always add up',
  { timeout: TEST_TIMEOUT_MS },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 20, maxLength: 60, size: 'max' }), async (turns) => {
        const setup = market();
        const { shop } = setup;
        for (const step of turns) {
          Object.assign(shop.state.backOffice, step.backOffice);
          advance(setup, step.wait);
          if (step.orders) await orderTwice(setup, step);
          else await tryAction(setup, step);
          for (const placed of Object.values(shop.state.orders)) checkOrder(shop, placed);
          checkBalances(setup);
          checkGoods(setup);
        }
      }),
      { numRuns: 40 },
    );
  },
);
