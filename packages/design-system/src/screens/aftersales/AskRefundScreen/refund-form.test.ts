import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  inParcels,
  nothingLeft,
  notPaid,
  partlyRefunded,
  refundable,
  sendingImage,
  sentImage,
  shipped,
  stuckImage,
  waiting,
} from '../../../commerce/fixtures-refunds.ts';
import { obstacleOf } from './obstacle-of.ts';
import { EMPTY_REFUND_FORM, problemsOf, wishOf, type RefundForm } from './refund-form.ts';

const filled: RefundForm = { kind: 'goods', wanted: { '101': 12 }, reason: '少发', explanation: '' };
const words = (form: RefundForm, images = [sentImage]) => problemsOf(form, refundable, images).map(({ word }) => word);

test('a whole form has nothing wrong', () => {
  expect(words(filled)).toEqual([]);
});

test('names what is wrong from top to end', () => {
  expect(words({ ...EMPTY_REFUND_FORM, explanation: '🧱'.repeat(151) }, [sendingImage])).toEqual([
    'nothingChosen',
    'noReason',
    'tooLong',
    'imagesSending',
  ]);
});

test.each([
  ['a reason of blanks', { ...filled, reason: ' \n ' }, ['noReason']],
  ['150 emoji', { ...filled, explanation: '🧱'.repeat(150) }, []],
  ['pieces of a line that is not there', { ...filled, wanted: { unknown: 4 } }, ['nothingChosen']],
  ['no whole piece', { ...filled, wanted: { '101': 0.5 } }, ['nothingChosen']],
])('judges %s', (_, form, problems) => {
  expect(words(form)).toEqual(problems);
});

test('a stuck image goes before one on its way: it waits for the shopper', () => {
  expect(words(filled, [sendingImage, stuckImage])).toEqual(['imagesFailed']);
});

test('asks for whole pieces, no more than are left, whatever was typed', () => {
  const typed = fc.dictionary(
    fc.constantFrom('101', '102', '103', 'unknown'),
    fc.oneof(fc.double(), fc.integer({ min: -10, max: 1000 })),
  );
  fc.assert(
    fc.property(typed, (wanted) => {
      for (const { id, quantity } of wishOf({ ...filled, wanted }, shipped, partlyRefunded).lines) {
        expect(Number.isInteger(quantity) && quantity >= 1).toBe(true);
        expect(quantity).toBeLessThanOrEqual(partlyRefunded.find((line) => line.id === id)?.left ?? 0);
      }
    }),
  );
});

test('sends goods back only where they were sent', () => {
  expect(wishOf(filled, shipped, refundable).kind).toBe('goods');
  expect(wishOf(filled, waiting, refundable).kind).toBe('money');
});

test('is the whole order only where nothing went before', () => {
  const all = (lines: typeof refundable) => ({
    ...filled,
    wanted: Object.fromEntries(lines.map(({ id, left }) => [id, left])),
  });
  expect(wishOf(all(refundable), shipped, refundable).isWhole).toBe(true);
  expect(wishOf(all(partlyRefunded), shipped, partlyRefunded).isWhole).toBe(false);
});

test.each([
  [notPaid, false, undefined, 'unpaid'],
  [inParcels, false, undefined, 'parcels'],
  [shipped, true, undefined, 'open'],
  [{ ...shipped, state: 'refunding' as const }, false, undefined, 'open'],
  [{ ...shipped, isAllRefunded: true }, false, undefined, 'nothingLeft'],
  [shipped, false, nothingLeft, 'nothingLeft'],
  [shipped, false, partlyRefunded, undefined],
])('says what stands in the way (%#)', (order, hasOpenRefund, lines, obstacle) => {
  expect(obstacleOf(order, hasOpenRefund, lines)).toBe(obstacle);
});
