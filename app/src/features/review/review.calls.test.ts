// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { transport } from '../../data/transport.ts';
import { sendReview } from './review.calls.ts';

const before = transport.current;
afterEach(() => {
  transport.current = before;
});

test('accepts an empty response to a review', async () => {
  transport.current = async () => new Response('');
  await expect(
    sendReview({ reviewKey: 'k', stars: 5, serviceStars: 5, text: '', images: [] }),
  ).resolves.toBeUndefined();
});
