import { orderCreate } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stockOf } from '../catalogue/goods.ts';
import { linesOf, parcelsOf } from './orders.ts';
import { runDueEvents } from '../shop/back-office.ts';
import { sum } from '../catalogue/prices.ts';
import type { OrderStep, Shop, StoredOrder, StoredRefund } from '../shop/state.ts';
import {
  acts,
  FIRST_BALANCE,
  FIRST_STOCK,
  market,
  orderSome,
  type ActName,
  type Market,
  type Try,
} from './test-machine.ts';
import { create } from './test-orders.ts';

/** Where an order may come by itself, in any time. */
const BY_ITSELF: Record<OrderStep, readonly OrderStep[]> = {
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
const whole = (shop: Shop): readonly StoredOrder[] =>
  Object.values(shop.state.orders).filter(({ parent }) => parent === undefined);
const refundsOf = (shop: Shop, orders: readonly StoredOrder[]): readonly StoredRefund[] =>
  Object.values(shop.state.refunds).filter(({ orderNumber }) => orders.some(({ number }) => number === orderNumber));
const amountOf = (refunds: readonly StoredRefund[]) => sum(refunds.map(({ amount }) => amount));

/** goods + postage − coupon = to pay, the shares of the lines add up, and so do the parcels; refunds never exceed what was paid. */
function checkOrder(shop: Shop, known: StoredOrder): void {
  const lines = linesOf(shop, known);
  expect(known.toPay).toBe(known.goods + known.postage - known.couponDiscount);
  expect(known.toPay).toBeGreaterThanOrEqual(0);
  expect(known.goods).toBe(sum(lines.map(({ unitPrice, quantity }) => unitPrice * quantity)));
  expect(known.couponDiscount).toBe(sum(lines.map(({ couponShare }) => couponShare)));
  const parts = parcelsOf(shop, known);
  for (const name of ['goods', 'postage', 'couponDiscount', 'toPay'] as const)
    expect(sum(parts.map((part) => part[name]))).toBe(known[name]);
  for (const line of lines) expect(line.refunded >= 0 && line.refunded <= line.quantity).toBe(true);
  const refunds = refundsOf(shop, [known, ...parts]).filter(
    ({ state }) => state !== 'rejected' && state !== 'takenBack',
  );
  expect(amountOf(refunds)).toBeLessThanOrEqual(known.paidAt === undefined ? 0 : known.toPay);
}

/** Nobody's money appears or disappears. */
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

/** Whether the pieces of a refund lie in the warehouse again: never sent, or sent back. */
const isBack = (shop: Shop, refund: StoredRefund): boolean => {
  const { shippedAt } = shop.state.orders[refund.orderNumber] ?? {};
  return (
    refund.state === 'refunded' &&
    (refund.wants === 'goods' || shippedAt === undefined || (refund.closedAt ?? 0) <= shippedAt)
  );
};

/** Every piece is in the stock or with a shopper, and a coupon is spent by one order at most. */
function checkGoods({ shop, offers, shoppers }: Market): void {
  const kept = Object.values(shop.state.orders).filter(({ step }) => step !== 'cancelled');
  const back = Object.values(shop.state.refunds).filter((refund) => isBack(shop, refund));
  for (const offer of offers) {
    const lines = kept.flatMap((known) => known.lines).filter(({ uniqueId }) => uniqueId === offer.uniqueId);
    const returned = back.flatMap(({ pieces }) => pieces).filter(({ lineId }) => lines.some(({ id }) => id === lineId));
    expect(stockOf(shop, offer)).toBe(
      FIRST_STOCK - sum(lines.map(({ quantity }) => quantity)) + sum(returned.map(({ quantity }) => quantity)),
    );
  }
  for (const { id, orderNumber } of shoppers.flatMap(({ account }) => account.coupons))
    expect(
      kept.filter(({ couponId, parent }) => couponId === id && parent === undefined).map(({ number }) => number),
    ).toEqual(orderNumber === undefined ? [] : [orderNumber]);
}

/** What a try may not change when it is refused. */
const snapshot = ({ shop: { state } }: Market) =>
  structuredClone({
    orders: state.orders,
    accounts: state.accounts,
    refunds: state.refunds,
    stock: state.stock,
    reviews: state.reviews,
  });

function pass(known: Market, ms: number): void {
  const { shop, clock } = known;
  const before = stepsOf(shop);
  clock.move(ms);
  runDueEvents(shop);
  for (const [number, step] of stepsOf(shop)) {
    const was = before.get(number);
    if (was && was !== step) expect(BY_ITSELF[was], `${was} → ${step} by itself`).toContain(step);
  }
}

/** An order to try something with: any, or one of the shopper's own that is not gone, with something that is allowed now. */
function chosen(
  { shop, shoppers }: Market,
  { act, who, nth, isSensible }: Turn,
): { name: ActName; asked: Try } | undefined {
  const shopper = shoppers[who];
  const orders = Object.values(shop.state.orders).filter(
    ({ accountId, step }) => !isSensible || (accountId === shopper?.account.id && step !== 'cancelled'),
  );
  const tried = orders[nth % Math.max(1, orders.length)];
  if (!shopper || !tried) return undefined;
  const asked = { order: tried, shop, nth, account: shopper.account, customer: shopper.signIn() };
  const allowed = names.filter((name) => acts[name].expected(asked) !== 'refused');
  return { name: (isSensible && allowed[nth % allowed.length]) || act, asked };
}

async function tryAct(known: Market, turn: Turn): Promise<void> {
  const { shop } = known;
  const found = chosen(known, turn);
  if (!found) return;
  const { name, asked } = found;
  const tried = asked.order;
  const expected = tried.accountId === asked.account.id ? acts[name].expected(asked) : 'refused';
  const steps = stepsOf(shop);
  const before = expected === 'refused' ? snapshot(known) : undefined;
  const isDone = (await acts[name].send(asked)).kind === 'done';
  expect(isDone, `${name} from ${steps.get(tried.number)}`).toBe(expected !== 'refused');
  if (before) expect(snapshot(known)).toEqual(before);
  for (const [number, step] of stepsOf(shop))
    expect(step, name).toBe(number === tried.number && expected !== 'refused' ? expected : steps.get(number));
}

/** Places an order and sends the same key again: there is one order of it, or none where it was refused. */
async function orderTwice(known: Market, { who, nth }: Turn): Promise<void> {
  const shopper = known.shoppers[who];
  const key = shopper && (await orderSome(known, shopper, nth));
  if (!shopper || !key) return;
  const again = await shopper.signIn().ask(orderCreate, create(key, shopper.addressId));
  const placed = whole(known.shop).filter((made) => made.key === key);
  expect(placed.length).toBeLessThanOrEqual(1);
  if (again.kind === 'done')
    expect(again.value).toEqual({ isNew: false, orderNumber: placed[0]?.number, orderKey: key });
}

/** Time for a machine that has other things to do too. */
const SLOW_MACHINE = 60_000;
const names = Object.keys(acts) as ActName[];
const backOffice = fc.record({
  pays: fc.constantFrom('soon', 'soon', 'never'),
  payments: fc.constantFrom('work', 'work', 'fail'),
  ships: fc.constantFrom('whole', 'parcels', 'parcels', 'stuck', 'never'),
  decides: fc.constantFrom('agrees', 'agrees', 'refuses', 'never'),
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
  'whatever two shoppers do, orders go the allowed ways only, and neither money nor pieces get lost',
  { timeout: SLOW_MACHINE },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 20, maxLength: 60, size: 'max' }), async (turns) => {
        const known = market();
        const { shop } = known;
        for (const now of turns) {
          Object.assign(shop.state.backOffice, now.backOffice);
          pass(known, now.wait);
          if (now.orders) await orderTwice(known, now);
          else await tryAct(known, now);
          for (const placed of Object.values(shop.state.orders)) checkOrder(shop, placed);
          checkBalances(known);
          checkGoods(known);
        }
      }),
      { numRuns: 40 },
    );
  },
);
