import fc from 'fast-check';
import { expect, test } from 'vitest';
import { subtract, times, unite } from './algebra.ts';
import { compareLists } from './compare.ts';

const anyList = fc.array(
  fc.record({
    part: fc.constantFrom('3001', '3001b', '3023', '4073'),
    colour: fc.constantFrom(0, 4, 71, 9999),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { maxLength: 12 },
);
const how = fc.constantFrom('sum' as const, 'most' as const);
const RUNS = { numRuns: 50 };

test('combines lists independent of order and grouping', () => {
  fc.assert(
    fc.property(anyList, anyList, anyList, how, (one, other, third, by) => {
      expect(unite([one, other], by)).toEqual(unite([other, one], by));
      expect(unite([unite([one, other], by), third], by)).toEqual(unite([one, unite([other, third], by)], by));
    }),
    RUNS,
  );
});

test('subtracts no more than there is', () => {
  fc.assert(
    fc.property(anyList, anyList, (list, minus) => {
      const back = new Map(
        unite([subtract(list, minus), minus], 'sum').map(({ part, colour, quantity }) => [
          `${part}/${colour}`,
          quantity,
        ]),
      );
      for (const { part, colour, quantity } of unite([list], 'sum'))
        expect(back.get(`${part}/${colour}`)).toBeGreaterThanOrEqual(quantity);
      expect(subtract(list, list)).toEqual([]);
      expect(subtract(list, minus).every(({ quantity }) => quantity >= 1)).toBe(true);
    }),
    RUNS,
  );
});

test('n copies equal the list combined n times', () => {
  fc.assert(
    fc.property(anyList, fc.integer({ min: 0, max: 9 }), (list, n) => {
      expect(times(list, n)).toEqual(
        unite(
          Array.from({ length: n }, () => list),
          'sum',
        ),
      );
    }),
    RUNS,
  );
});

test('merges equal pairs and sorts by part and colour', () => {
  expect(
    unite(
      [
        [
          { part: '3023', colour: 4, quantity: 1 },
          { part: '3001', colour: 71, quantity: 2 },
        ],
        [
          { part: '3001', colour: 4, quantity: 3 },
          { part: '3023', colour: 4, quantity: 5 },
        ],
      ],
      'most',
    ),
  ).toEqual([
    { part: '3001', colour: 4, quantity: 3 },
    { part: '3001', colour: 71, quantity: 2 },
    { part: '3023', colour: 4, quantity: 5 },
  ]);
});

test('shows the change of each pair since the earlier list', () => {
  fc.assert(
    fc.property(anyList, anyList, (list, before) => {
      const found = compareLists(list, before);
      const sum = (pairs: typeof list) => pairs.reduce((all, { quantity }) => all + quantity, 0);
      expect(found.reduce((all, { here }) => all + here, 0)).toBe(sum(list));
      expect(found.reduce((all, difference) => all + difference.before, 0)).toBe(sum(before));
      for (const { kind, here, before: then } of found)
        expect(kind).toBe(
          { 1: then === 0 ? 'added' : 'more', 0: 'same', [-1]: here === 0 ? 'removed' : 'fewer' }[
            Math.sign(here - then)
          ],
        );
    }),
    RUNS,
  );
});
