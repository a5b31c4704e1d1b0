import {
  repairCancel,
  repairCreate,
  repairConfirm,
  repairCartSave,
  repairEvidence,
  repairFinish,
  repairPay,
  repairReopen,
  repairTake,
  TRANSITIONS,
  type RequestStatus,
} from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runDueEvents } from '../back-office/run-due-events.ts';
import type { BackOffice } from '../core/back-office.state.ts';
import type { StoredRepair } from '../core/repair.state.ts';
import { accountNamed } from '../session/accounts.ts';
import { openSession } from '../session/tokens.ts';
import { customerOf } from '../shop/test-customer.ts';
import { DAY, LONG_AGO, MINUTE, repairCustomer, SECOND } from './test-repairs.ts';

const FIRST_BALANCE = 50_000;

/** A shopper's attempts; each is sent to one of their requests, whether it is possible or not. */
const ACTIONS = [
  'submitFree',
  'submitPriced',
  'payByBalance',
  'payByCode',
  'cancel',
  'take',
  'finish',
  'reopen',
  'sendEvidence',
] as const;

/** How the shop behaves from a step on; mostly as before. */
const change = fc.option(
  fc.record({
    reviews: fc.constantFrom('approves', 'partly', 'rejects', 'asks', 'never'),
    ships: fc.constantFrom('whole', 'delayed', 'never'),
    payments: fc.constantFrom('work', 'work', 'fail'),
  }),
  { freq: 1, nil: undefined },
);

const step = fc.record({
  /** Seconds: most are shorter than the review, some longer than a parcel's way. */
  after: fc.oneof(
    fc.integer({ min: 1, max: 70 }),
    fc.integer({ min: 1, max: 200 }),
    fc.integer({ min: 200, max: 10 * 86_400 }),
  ),
  action: fc.constantFrom(...ACTIONS),
  /** Which of the requests: mostly one of the first. */
  nth: fc.nat(2),
  region: fc.constantFrom('CN', 'HK'),
  change,
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A shop in which a shopper sends everything, possible or not; `poll` runs the events in between. */
function market() {
  const customer = repairCustomer();
  const { shop, clock } = customer;
  const account = accountNamed(shop, 'demo');
  account.balance = FIRST_BALANCE;

  async function submit(isPriced: boolean, region_code: string): Promise<void> {
    // A session ends after 30 days.
    const { ask } = customerOf(shop, { token: openSession(shop, account).token });
    const boughtOn = isPriced ? LONG_AGO.boughtOn : new Date(clock.now()).toISOString().slice(0, 10);
    const list = [customer.line({ cart_num: 3 }), customer.line({ cart_num: 1 })];
    const purchase = { ...LONG_AGO, boughtOn };
    const saved = await ask(repairCartSave, { body: customer.draft({ region_code, purchase, list }) });
    if (saved.kind === 'refused') return expect.fail(saved.message);
    const confirmed = await ask(repairConfirm, { body: { cart_ids: [saved.value.id] } });
    if (confirmed.kind === 'refused') return expect.fail(confirmed.message);
    const { orderKey, price } = confirmed.value;
    const body = { addressId: '11', mark: '', pay_price: price.total };
    const created = await ask(repairCreate, { params: { orderKey }, body });
    expect(created).toMatchObject({ kind: 'done', value: { kind: 'created' } });
  }

  async function act({ action, nth, region }: Step): Promise<void> {
    if (action === 'submitFree' || action === 'submitPriced') return submit(action === 'submitPriced', region);
    const numbers = Object.keys(shop.state.repairs);
    const uni = numbers[nth % Math.max(1, numbers.length)] ?? 'bh0';
    const { ask } = customerOf(shop, { token: openSession(shop, account).token });
    if (action === 'payByBalance') await ask(repairPay, { body: { uni, paytype: 'balance', from: 'pc' } });
    if (action === 'payByCode') await ask(repairPay, { body: { uni, paytype: 'wechat', from: 'pc' } });
    if (action === 'cancel') await ask(repairCancel, { body: { uni } });
    if (action === 'take') await ask(repairTake, { body: { uni } });
    if (action === 'finish') await ask(repairFinish, { body: { uni } });
    if (action === 'reopen') await ask(repairReopen, { body: { uni, mark: '还少一颗' } });
    if (action === 'sendEvidence') await ask(repairEvidence, { body: { uni, mark: '批号 K7', images: [] } });
  }

  async function play(steps: readonly Step[]): Promise<void> {
    for (const one of steps) {
      clock.move(one.after * SECOND);
      // The events that are due happen as the shop behaved until now.
      runDueEvents(shop);
      Object.assign(shop.state.backOffice, one.change satisfies Partial<BackOffice> | undefined);
      await act(one);
    }
  }
  return { ...customer, account, play };
}

const isTransition = (
  from: RequestStatus,
  to: RequestStatus,
  actor: StoredRepair['history'][number]['actor'],
): boolean =>
  Object.values(TRANSITIONS).some((known) => known.from.includes(from) && known.to === to && known.by.includes(actor));

/** The history starts with the submission, follows the transitions, and is in order of time. */
function checkHistory({ history, status, wasReopened }: StoredRepair): void {
  expect(['submitted', 'toPay']).toContain(history[0]?.status);
  for (const [place, event] of history.entries()) {
    const before = history[place - 1];
    if (!before) continue;
    expect(isTransition(before.status, event.status, event.actor), `${before.status} to ${event.status}`).toBe(true);
    expect(event.at).toBeGreaterThanOrEqual(before.at);
  }
  expect(history.at(-1)?.status).toBe(status);
  const reopened = history.filter(
    (event, place) => event.status === 'inReview' && history[place - 1]?.status === 'received',
  );
  expect(reopened).toHaveLength(wasReopened ? 1 : 0);
}

/** Never more is paid back than was paid, and all of it when the shop sends nothing. */
function checkMoney({ paidAt, price, refunded, status, wasReopened }: StoredRepair): void {
  expect(refunded).toBeGreaterThanOrEqual(0);
  expect(refunded).toBeLessThanOrEqual(paidAt === undefined ? 0 : price.total);
  if (status === 'refunded') expect(refunded).toBe(price.total);
  if (status === 'expired') expect(paidAt).toBeUndefined();
  if (wasReopened) expect(refunded).toBeLessThan(Math.max(1, price.total));
}

test('no sequence of actions and time reaches an illegal status, loses money, or frees a code twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const { shop, clock, account, play, repairCode } = market();
      await play(steps);
      const repairs = () => Object.values(shop.state.repairs);
      const check = () => {
        for (const repair of repairs()) {
          checkHistory(repair);
          checkMoney(repair);
        }
        const byBalance = repairs().filter(({ payWay }) => payWay === 'balance');
        const spent = byBalance.reduce((sum, { price, refunded }) => sum + price.total - refunded, 0);
        expect(account.balance).toBe(FIRST_BALANCE - spent);
        const free = repairs().filter(
          ({ eligibility, status, wasReopened }) =>
            eligibility.kind === 'free' &&
            (wasReopened || !['rejected', 'cancelled', 'expired', 'refunded'].includes(status)),
        );
        expect(free.length).toBeLessThanOrEqual(1);
        expect(shop.state.usedCodes[repairCode]?.number).toBe(free[0]?.number);
      };
      check();
      // A shop that works again ends every request, except those that wait for the shopper or for a delayed parcel.
      Object.assign(shop.state.backOffice, { reviews: 'approves', ships: 'whole' } satisfies Partial<BackOffice>);
      clock.move(60 * DAY);
      runDueEvents(shop);
      check();
      for (const { status, paidAt, wasReopened, journey } of repairs()) {
        if (journey?.isDelayed) continue;
        expect(['done', 'rejected', 'cancelled', 'refunded', 'expired', 'needInfo']).toContain(status);
        if (paidAt !== undefined && !wasReopened) expect(['rejected', 'cancelled']).not.toContain(status);
      }
    }),
    { numRuns: 150 },
  );
}, 60_000);

test(
  'requests have the same state after weeks without a visit as with frequent ones',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 8 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 }),
        async (steps, intervals) => {
          const [idle, polled] = [market(), market()];
          for (const shopper of [idle, polled]) await shopper.play(steps);
          const end = idle.clock.now() + 21 * DAY;
          idle.clock.move(21 * DAY);
          runDueEvents(idle.shop);
          for (let turn = 0; polled.clock.now() < end; turn += 1) {
            const interval = (intervals[turn % intervals.length] ?? 1) * (turn < 60 ? 5 * SECOND : 120 * MINUTE);
            polled.clock.move(Math.min(interval, end - polled.clock.now()));
            runDueEvents(polled.shop);
          }
          expect(polled.shop.state).toEqual(idle.shop.state);
        },
      ),
      { numRuns: 20 },
    );
  },
);
