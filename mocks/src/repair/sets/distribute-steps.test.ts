import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distributeSteps } from './distribute-steps.ts';
import { setNamed } from './sets.ts';

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

test('every piece is in a step, every step has a part, and no part is in a step twice', () => {
  const set = setNamed('801208');
  if (!set) throw new Error('Set 801208 does not exist.');
  const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 90 }).chain((quantities) =>
    fc.record({
      quantities: fc.constant(quantities),
      steps: fc.integer({ min: Math.ceil(quantities.length / 16), max: total(quantities) }),
      bags: fc.integer({ min: 1, max: 12 }),
    }),
  );
  fc.assert(
    fc.property(sizes, ({ quantities, steps, bags }) => {
      const distributed = distributeSteps({ ...set, steps, bags: Math.min(bags, steps) }, quantities);
      expect(distributed.map((uses) => total(uses.map(({ quantity }) => quantity)))).toEqual(quantities);
      for (const uses of distributed) {
        expect(new Set(uses.map(({ step }) => step)).size).toBe(uses.length);
        expect(uses.every(({ quantity }) => quantity > 0)).toBe(true);
      }
      expect(new Set(distributed.flat().map(({ step }) => step)).size).toBe(steps);
    }),
    { numRuns: 60 },
  );
});
