import type { OrderKind, OrderLine, OrderState, Parcel } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bought, completed, toReceive, toShip, unpaid } from '../../commerce/fixtures-orders.ts';
import { lineOf } from '../../commerce/fixtures.ts';
import { actionsFor, type OrderAction } from './actions-for.ts';

const [one] = bought([lineOf()]) as [OrderLine];
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 99 }),
    refunded: fc.integer({ min: 0, max: 99 }),
    isReviewed: fc.boolean(),
    reviewKey: fc.constantFrom('', 'key'),
    name: fc.constantFrom('', '基础板 2×4'),
  })
  .map((some): OrderLine => ({ ...one, ...some, refunded: Math.min(some.refunded, some.quantity) }));
const state = fc.constantFrom<OrderState>(
  'unpaid',
  'toShip',
  'toReceive',
  'toReview',
  'completed',
  'refunding',
  'refunded',
);
const parcel = fc
  .record({ state, parcelNumber: fc.constantFrom('', 'SF1') })
  .map((some): Parcel => ({ orderNumber: 'cp1', lines: [], carrier: '', ...some }));
const order = fc.record({
  state,
  kind: fc.constantFrom<OrderKind>('normal', 'flashSale', 'presale', 'other'),
  lines: fc.array(line, { maxLength: 4 }),
  parcels: fc.array(parcel, { maxLength: 3 }),
  parcelNumber: fc.constantFrom('', 'SF1'),
  isAllRefunded: fc.boolean(),
});
type AnyOrder = Parameters<typeof actionsFor>[0];

/** The transitions table of the reference (4.3), said the other way round: in which states an action may be offered at all. */
const ONLY_IN: Record<OrderAction, readonly OrderState[]> = {
  pay: ['unpaid'],
  cancel: ['unpaid'],
  take: ['toReceive'],
  review: ['toReview'],
  refund: ['toShip', 'toReceive', 'toReview', 'completed'],
  delete: ['completed', 'refunded'],
  again: ['toShip', 'toReceive', 'toReview', 'completed', 'refunding', 'refunded'],
  track: ['toReceive', 'toReview', 'completed', 'refunding'],
  refunds: ['refunding', 'refunded'],
};
const expectAlways = (property: (order: AnyOrder, actions: readonly OrderAction[]) => boolean) =>
  fc.assert(
    fc.property(order, (some) => property(some, actionsFor(some))),
    { numRuns: 500 },
  );

test('offers nothing that the state forbids, and nothing twice', () => {
  expectAlways(
    (some, actions) =>
      actions.every((action) => ONLY_IN[action].includes(some.state)) && new Set(actions).size === actions.length,
  );
});

test('never receives, refunds, reviews or deletes an order in several parcels as a whole', () => {
  expectAlways(
    ({ parcels }, actions) =>
      parcels.length === 0 || !actions.some((action) => ['take', 'refund', 'review', 'delete'].includes(action)),
  );
});

test('never buys a promotion again, nor what the shop has deleted', () => {
  expectAlways(
    ({ kind, lines }, actions) =>
      !actions.includes('again') || (kind === 'normal' && lines.some(({ name }) => name !== '')),
  );
});

test('offers a refund only while a piece is left for one', () => {
  expectAlways(
    ({ lines, isAllRefunded }, actions) =>
      !actions.includes('refund') || (!isAllRefunded && lines.some(({ quantity, refunded }) => quantity > refunded)),
  );
});

test('offers a review only while a line waits for one', () => {
  expectAlways(
    ({ lines }, actions) =>
      !actions.includes('review') || lines.some(({ isReviewed, reviewKey }) => !isReviewed && reviewKey !== ''),
  );
});

test('follows only what a carrier has', () => {
  expectAlways(
    ({ parcelNumber, parcels }, actions) =>
      !actions.includes('track') || parcelNumber !== '' || parcels.some((some) => some.parcelNumber !== ''),
  );
});

test('always lets an unpaid order be paid or cancelled', () => {
  expectAlways((some, actions) => some.state !== 'unpaid' || actions.join() === 'pay,cancel');
});

test('puts what is most wanted first', () => {
  expect([unpaid, toShip, toReceive, completed].map((some) => actionsFor(some)[0])).toEqual([
    'pay',
    'again',
    'take',
    'again',
  ]);
});
