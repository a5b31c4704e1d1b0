import type { OrderKind, OrderLine, OrderState, Parcel } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bought, completed, toReceive, toShip, unpaid } from '../../commerce/fixtures-orders.ts';
import { lineOf } from '../../commerce/fixtures-lines.ts';
import { actionsFor, type AvailableAction } from './actions-for.ts';

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
  'cancelled',
  'unknown',
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

/** The transitions table of the reference (4.3), inverted: the states in which an action may be offered. */
const ONLY_IN: Record<AvailableAction, readonly OrderState[]> = {
  pay: ['unpaid'],
  checkPayment: ['unpaid'],
  cancel: ['unpaid'],
  confirmReceipt: ['toReceive'],
  review: ['toReview'],
  refund: ['toShip', 'toReceive', 'toReview', 'completed'],
  delete: ['completed', 'refunded'],
  buyAgain: ['toShip', 'toReceive', 'toReview', 'completed', 'refunding', 'refunded', 'cancelled'],
  track: ['toReceive', 'toReview', 'completed', 'refunding', 'unknown'],
  refunds: ['refunding', 'refunded'],
};
const expectAlways = (property: (order: AnyOrder, actions: readonly AvailableAction[]) => boolean) =>
  fc.assert(
    fc.property(order, (some) => property(some, actionsFor(some))),
    { numRuns: 500 },
  );

test('offers only actions that the state allows, each once', () => {
  expectAlways(
    (some, actions) =>
      actions.every((action) => ONLY_IN[action].includes(some.state)) && new Set(actions).size === actions.length,
  );
});

test('never confirms, refunds, reviews or deletes an order in several parcels as a whole', () => {
  expectAlways(
    ({ parcels }, actions) =>
      parcels.length === 0 ||
      !actions.some((action) => ['confirmReceipt', 'refund', 'review', 'delete'].includes(action)),
  );
});

test('never offers to buy a promotion or a deleted product again', () => {
  expectAlways(
    ({ kind, lines = [] }, actions) =>
      !actions.includes('buyAgain') || (kind === 'normal' && lines.some(({ name }) => name !== '')),
  );
});

test('offers a refund only while a piece is left to refund', () => {
  expectAlways(
    ({ lines = [], isAllRefunded }, actions) =>
      !actions.includes('refund') || (!isAllRefunded && lines.some(({ quantity, refunded }) => quantity > refunded)),
  );
});

test('offers a review only while a line is not reviewed', () => {
  expectAlways(
    ({ lines = [] }, actions) =>
      !actions.includes('review') || lines.some(({ isReviewed, reviewKey }) => !isReviewed && reviewKey !== ''),
  );
});

test('offers tracking only for a parcel with a tracking number', () => {
  expectAlways(
    ({ parcelNumber, parcels }, actions) =>
      !actions.includes('track') || parcelNumber !== '' || parcels.some((some) => some.parcelNumber !== ''),
  );
});

test('always lets an unpaid order be paid or cancelled', () => {
  expectAlways((some, actions) => some.state !== 'unpaid' || actions.join() === 'pay,cancel');
});

test('lists the most likely action first', () => {
  expect([unpaid, toShip, toReceive, completed].map((some) => actionsFor(some)[0])).toEqual([
    'pay',
    'buyAgain',
    'confirmReceipt',
    'buyAgain',
  ]);
});

test('while it is unknown whether an order is paid, it can be neither paid nor cancelled', () => {
  fc.assert(
    fc.property(order, (some) => {
      const actions = actionsFor(some, true);
      expect(actions).not.toContain('pay');
      expect(actions).not.toContain('cancel');
      if (some.state !== 'unpaid') expect(actions).toEqual(actionsFor(some));
    }),
  );
});

test('offers the refund in progress instead of another one, and still what the state allows', () => {
  const withRefund = (some: typeof toShip) => actionsFor({ ...some, hasOpenRefund: true, isAllRefunded: true });
  expect(withRefund(toShip)).toEqual(['buyAgain', 'refunds']);
  expect(withRefund(toReceive)).toEqual(['confirmReceipt', 'track', 'refunds', 'buyAgain']);
  expect(withRefund(unpaid)).toEqual(['pay', 'cancel']);
});
