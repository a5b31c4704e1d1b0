import { expect, test } from 'vitest';
import { notPaid, sendingImage, sentImage, shipped, stuckImage } from '../../../commerce/fixtures-refunds.ts';
import { received, reviewedOrder } from '../fixtures-reviews.ts';
import { EMPTY_DRAFT, isReceived, validateDraft, reviewable } from './review-draft.ts';

const good = { stars: 4, text: '' };

test.each([
  [good, 5, [sentImage], []],
  [EMPTY_DRAFT, 0, [], ['starsFirst', 'serviceFirst']],
  [{ stars: 1, text: '🧱'.repeat(500) }, 1, [], []],
  [{ stars: 1, text: '🧱'.repeat(501) }, 1, [], ['tooLong']],
  [{ stars: 1, text: ` ${'砖'.repeat(500)}\n` }, 1, [], []],
  [good, 5, [sendingImage], ['imagesSending']],
  [good, 5, [sendingImage, stuckImage], ['imagesFailed']],
])('finds what to correct (%#)', (draft, service, images, messages) => {
  expect(validateDraft(draft, service, images).map(({ message }) => message)).toEqual(messages);
});

test('allows reviews only of a received order', () => {
  expect([notPaid, shipped, received, reviewedOrder].map(isReceived)).toEqual([false, false, true, true]);
});

test('lists lines with a review key and reviewed lines', () => {
  const [first, second, third] = received.lines;
  const lines = [{ ...first!, reviewKey: '' }, { ...second!, reviewKey: '', isReviewed: true }, third!];
  expect(reviewable({ ...received, lines })).toEqual(lines.slice(1));
});
