import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inParcels, nothingLeft, partlyRefunded, refundable } from '../fixtures-refundable.ts';
import { notPaid, sendingImage, sentImage, shipped, stuckImage, waiting } from '../../../commerce/fixtures-refunds.ts';
import { obstacleOf } from './obstacle-of.ts';
import { EMPTY_REFUND_FORM, validateRefundForm, toRefundRequest, type RefundForm } from './refund-form.ts';

const filled: RefundForm = { kind: 'goods', requested: { '101': 12 }, reason: '少发', explanation: '' };
const problems = (form: RefundForm, images = [sentImage]) =>
  validateRefundForm(form, refundable, images).map(({ message }) => message);

test('accepts a complete form', () => {
  expect(problems(filled)).toEqual([]);
});

test('lists what is wrong from top to bottom', () => {
  expect(problems({ ...EMPTY_REFUND_FORM, explanation: '🧱'.repeat(151) }, [sendingImage])).toEqual([
    'noReason',
    'imagesSending',
    'tooLong',
    'nothingChosen',
  ]);
});

test.each([
  ['a reason of spaces', { ...filled, reason: ' \n ' }, ['noReason']],
  ['150 emoji', { ...filled, explanation: '🧱'.repeat(150) }, []],
  ['pieces of an unknown line', { ...filled, requested: { unknown: 4 } }, ['nothingChosen']],
  ['less than one piece', { ...filled, requested: { '101': 0.5 } }, ['nothingChosen']],
])('validates %s', (_, form, expected) => {
  expect(problems(form)).toEqual(expected);
});

test('reports a failed image before one that is still uploading', () => {
  expect(problems(filled, [sendingImage, stuckImage])).toEqual(['imagesFailed']);
});

test('requests whole pieces, no more than are left, for any typed value', () => {
  const typed = fc.dictionary(
    fc.constantFrom('101', '102', '103', 'unknown'),
    fc.oneof(fc.double(), fc.integer({ min: -10, max: 1000 })),
  );
  fc.assert(
    fc.property(typed, (requested) => {
      for (const { id, quantity } of toRefundRequest({ ...filled, requested }, shipped, partlyRefunded).lines) {
        expect(Number.isInteger(quantity) && quantity >= 1).toBe(true);
        expect(quantity).toBeLessThanOrEqual(partlyRefunded.find((line) => line.id === id)?.left ?? 0);
      }
    }),
  );
});

test('returns goods only of a shipped order', () => {
  expect(toRefundRequest(filled, shipped, refundable).kind).toBe('goods');
  expect(toRefundRequest(filled, waiting, refundable).kind).toBe('money');
});

test('covers the whole order only without earlier refunds', () => {
  const all = (lines: typeof refundable) => ({
    ...filled,
    requested: Object.fromEntries(lines.map(({ id, left }) => [id, left])),
  });
  expect(toRefundRequest(all(refundable), shipped, refundable).isWholeOrder).toBe(true);
  expect(toRefundRequest(all(partlyRefunded), shipped, partlyRefunded).isWholeOrder).toBe(false);
});

test.each([
  [notPaid, false, undefined, 'unpaid'],
  [inParcels, false, undefined, 'parcels'],
  [shipped, true, undefined, 'open'],
  [{ ...shipped, state: 'refunding' as const }, false, undefined, 'open'],
  [{ ...shipped, state: 'unknown' as const }, false, undefined, 'unknown'],
  [{ ...shipped, isAllRefunded: true }, false, undefined, 'nothingLeft'],
  [shipped, false, nothingLeft, 'nothingLeft'],
  [shipped, false, partlyRefunded, undefined],
])('finds why no refund can be requested (%#)', (order, hasOpenRefund, lines, obstacle) => {
  expect(obstacleOf(order, hasOpenRefund, lines)).toBe(obstacle);
});
