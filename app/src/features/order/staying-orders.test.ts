import type { Order } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withStaying } from './staying-orders.ts';

const orderAt = (placedAt: number) => ({ number: `cp${placedAt}`, placedAt }) as Order;
const newestFirst = (times: readonly number[]) => times.toSorted((a, b) => b - a).map(orderAt);
const numbers = (orders: readonly Order[]) => orders.map(({ number }) => number);

test('orders that the server no longer lists stay in their places, whichever they are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(1000)), fc.func(fc.boolean()), (times, isListed) => {
      const before = newestFirst(times);
      const rows = before.filter(({ placedAt }) => isListed(placedAt));
      expect(numbers(withStaying({ rows, hasMore: false }, before))).toEqual(numbers(before));
    }),
  );
});

test('an order that a new one has pushed to the next page is not shown as gone', () => {
  const [newest, second, third] = newestFirst([3, 2, 1]) as [Order, Order, Order];
  expect(numbers(withStaying({ rows: [newest, second], hasMore: true }, [second, third]))).toEqual(['cp3', 'cp2']);
});
