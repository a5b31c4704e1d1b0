import { expect, test } from 'vitest';
import { placeOfOrder } from './place-of-order.ts';

test('is the repair request for a number that begins with bh', () => {
  expect(placeOfOrder('bh202611201000000031')).toEqual({ name: 'repairRequest', request: 'bh202611201000000031' });
});

test.each(['cp202611201408080418', 'wx1bh2', 'BH1', ''])('is the order for any other number: %s', (number) => {
  expect(placeOfOrder(number)).toEqual({ name: 'order', order: number });
});
