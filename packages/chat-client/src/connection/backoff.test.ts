import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoff } from './backoff.ts';
import { seeded } from '../test-simulator/virtual-time.ts';

test('waits a random time below a limit that doubles from half a second to 30 s', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 200 }),
      fc.float({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (failures, chance) => {
        const wait = backoff(failures, chance);
        return wait >= 0 && wait <= 30_000 && wait <= 500 * 2 ** failures;
      },
    ),
  );
  expect(backoff(0, 1)).toBe(500);
  expect(backoff(3, 1)).toBe(4000);
  expect(backoff(1000, 1)).toBe(30_000);
});

test('spreads the reconnections of ten thousand shoppers evenly after the first seconds', () => {
  const random = seeded(1);
  const attempts: number[] = [];
  for (let shopper = 0; shopper < 10_000; shopper += 1) {
    for (let at = 0, failures = 0; at < 300_000; failures += 1) {
      at += backoff(failures, random());
      attempts.push(Math.floor(at / 1000));
    }
  }
  const perSecond = Array.from({ length: 300 }, () => 0);
  for (const second of attempts) if (second < 300) perSecond[second] = (perSecond[second] ?? 0) + 1;
  const late = perSecond.slice(15);
  const mean = late.reduce((sum, count) => sum + count, 0) / late.length;
  expect(Math.max(...late) / mean).toBeLessThan(3);
});
