import { expect, test } from 'vitest';
import {
  notPaid,
  received,
  reviewedOrder,
  sendingImage,
  sentImage,
  shipped,
  stuckImage,
} from '../../../commerce/fixtures-refunds.ts';
import { EMPTY_DRAFT, isReceived, problemsOfDraft, reviewable } from './review-draft.ts';

const good = { stars: 4, text: '' };

test.each([
  [good, 5, [sentImage], []],
  [EMPTY_DRAFT, 0, [], ['starsFirst', 'serviceFirst']],
  [{ stars: 1, text: '🧱'.repeat(500) }, 1, [], []],
  [{ stars: 1, text: '🧱'.repeat(501) }, 1, [], ['tooLong']],
  [{ stars: 1, text: ` ${'砖'.repeat(500)}\n` }, 1, [], []],
  [good, 5, [sendingImage], ['imagesSending']],
  [good, 5, [sendingImage, stuckImage], ['imagesFailed']],
])('says what is to be mended (%#)', (draft, service, images, words) => {
  expect(problemsOfDraft(draft, service, images).map(({ word }) => word)).toEqual(words);
});

test('an order is reviewed once it was received', () => {
  expect([notPaid, shipped, received, reviewedOrder].map(isReceived)).toEqual([false, false, true, true]);
});

test('a line without a key cannot be reviewed, one that was is shown', () => {
  const [first, second, third] = received.lines;
  const lines = [{ ...first!, reviewKey: '' }, { ...second!, reviewKey: '', isReviewed: true }, third!];
  expect(reviewable({ ...received, lines })).toEqual(lines.slice(1));
});
