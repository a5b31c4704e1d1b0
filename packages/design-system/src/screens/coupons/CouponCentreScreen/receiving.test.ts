import { expect, test } from 'vitest';
import { counted, gone, memberOffer, offer, receivedOffer, receivedOnce } from '../fixtures-coupons.ts';
import { receiptOf } from '../../../commerce/coupon-receiving.ts';

test.each([
  ['is new to the shopper', offer, undefined, 'receivable'],
  ['was received a moment ago, before the list is reloaded', offer, { status: 'received' }, 'received'],
  ['may have been received', offer, { status: 'unknown' }, 'receivable'],
  ['was received as often as allowed', receivedOffer, undefined, 'received'],
  ['can be received once more', receivedOnce, undefined, 'again'],
  ['can be received once more, but none is left', { ...receivedOnce, left: 0 }, undefined, 'received'],
  [
    'was received, by a server that does not count',
    { ...receivedOnce, timesReceived: undefined },
    undefined,
    'received',
  ],
  ['was received, without a known limit', { ...receivedOnce, limit: undefined }, undefined, 'received'],
  ['is used up', gone, undefined, 'gone'],
  ['is counted', counted, { status: 'refused', message: '已领完' }, 'receivable'],
] as const)('a coupon that %s', (_, coupon, receiving, receipt) => {
  expect(receiptOf(coupon, receiving, true)).toBe(receipt);
});

test('a coupon for members is not offered to others; while that is unknown the server decides', () => {
  expect([true, false, undefined].map((isMember) => receiptOf(memberOffer, undefined, isMember))).toEqual([
    'receivable',
    'members',
    'receivable',
  ]);
});
