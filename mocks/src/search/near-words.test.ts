import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slipCost } from './near-words.ts';

test('a slip costs little, another word more than one would have typed', () => {
  expect(slipCost('plate', 'plate', 1)).toBe(0);
  expect(slipCost('plaet', 'plate', 1)).toBeLessThan(slipCost('plage', 'plate', 1));
  expect(slipCost('platte', 'plate', 1)).toBeLessThan(slipCost('plrate', 'plate', 1));
  expect(slipCost('3O01'.toLowerCase(), '3001', 1)).toBeLessThan(1);
  expect(slipCost('brick', 'plate', 1)).toBe(Infinity);
});

test('costs the same letter by letter whichever way long words are cut short', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(slipCost(one, one, 2)).toBe(0);
      const cost = slipCost(one, other, 2);
      expect(cost === Infinity || (cost >= 0 && cost <= 2)).toBe(true);
      if (one !== other) expect(cost).toBeGreaterThan(0);
    }),
  );
});
