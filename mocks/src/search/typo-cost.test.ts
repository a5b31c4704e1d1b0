import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typoCost } from './typo-cost.ts';

test('a typo costs little, a different word more than the limit', () => {
  expect(typoCost('plate', 'plate', 1)).toBe(0);
  expect(typoCost('plaet', 'plate', 1)).toBeLessThan(typoCost('plage', 'plate', 1));
  expect(typoCost('platte', 'plate', 1)).toBeLessThan(typoCost('plrate', 'plate', 1));
  expect(typoCost('3O01'.toLowerCase(), '3001', 1)).toBeLessThan(1);
  expect(typoCost('brick', 'plate', 1)).toBe(Infinity);
});

test('is 0 only for the same word, and within the limit or infinite for others', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(typoCost(one, one, 2)).toBe(0);
      const cost = typoCost(one, other, 2);
      expect(cost === Infinity || (cost >= 0 && cost <= 2)).toBe(true);
      if (one !== other) expect(cost).toBeGreaterThan(0);
    }),
  );
});
