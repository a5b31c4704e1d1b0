import fc from 'fast-check';
import { particlesOf } from '@shop/contracts';
import { expect, test } from 'vitest';
import {
  addParts,
  changeDescribedQuantity,
  describePart,
  mostOf,
  pickPart,
  piecesAdded,
  removeLine,
} from './draft-lines.ts';
import type { RepairDraftLine } from './repair-drafts.store.ts';

const MAX = 20;
const picking = { max: MAX, reason: 'missing' } as const;
const parts = ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({ id, quantity: 3 * index + 2 }));
const part = fc.constantFrom(...parts);
const anyQuantity = fc.oneof(fc.integer({ min: -5, max: 60 }), fc.double());

type Lines = readonly RepairDraftLine[];
/** Any sequence of what a shopper can do. */
const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('pick' as const), part, quantity: anyQuantity }),
    fc.record({ do: fc.constant('add' as const), part, quantity: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ do: fc.constant('remove' as const), part }),
    fc.record({ do: fc.constant('describe' as const) }),
    fc.record({ do: fc.constant('redescribe' as const), quantity: fc.integer({ min: -3, max: 60 }) }),
  ),
);

const redescribe = (before: Lines, quantity: number): Lines =>
  before.reduce(
    (lines, { id, kind }) => (kind === 'described' ? changeDescribedQuantity(lines, id, quantity, MAX) : lines),
    before,
  );

function run(all: typeof steps extends fc.Arbitrary<infer Step> ? Step : never): Lines {
  let lines: Lines = [];
  for (const [index, step] of all.entries()) {
    if (step.do === 'pick') lines = pickPart(lines, step.part, step.quantity, picking);
    else if (step.do === 'add') lines = addParts(lines, [step], picking);
    else if (step.do === 'remove') lines = removeLine(lines, step.part.id);
    else if (step.do === 'describe') lines = describePart(lines, picking, `described ${index}`);
    else lines = redescribe(lines, step.quantity);
  }
  return lines;
}

test('no sequence of actions exceeds the particles of a request or the pieces of the set', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const lines = run(all);
      expect(particlesOf(lines)).toBeLessThanOrEqual(MAX);
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      for (const line of lines) {
        expect(Number.isInteger(line.quantity) && line.quantity >= 1).toBe(true);
        expect(line.quantity).toBeLessThanOrEqual(parts.find(({ id }) => id === line.id)?.quantity ?? MAX);
      }
    }),
  );
});

test('what a part can have more is what it gets', () => {
  fc.assert(
    fc.property(steps, part, (all, one) => {
      const lines = run(all);
      const most = mostOf(lines, one, MAX);
      const after = pickPart(lines, one, most + 5, picking);
      expect(after.find(({ id }) => id === one.id)?.quantity ?? 0).toBe(most);
    }),
  );
});

test('announces of a list exactly what it adds', () => {
  fc.assert(
    fc.property(steps, fc.array(fc.record({ part, quantity: fc.integer({ min: 1, max: 30 }) })), (all, wanted) => {
      const lines = run(all);
      const added = piecesAdded(lines, wanted, MAX).reduce((sum, pieces) => sum + pieces, 0);
      expect(particlesOf(addParts(lines, wanted, picking)) - particlesOf(lines)).toBe(added);
    }),
  );
});

test('twenty particles by several lines leave no room for another', () => {
  const lines = addParts(
    [],
    [
      { part: { id: 'x', quantity: 12 }, quantity: 12 },
      { part: { id: 'y', quantity: 9 }, quantity: 8 },
    ],
    picking,
  );
  expect(particlesOf(lines)).toBe(20);
  expect(mostOf(lines, { id: 'z', quantity: 5 }, MAX)).toBe(0);
  expect(pickPart(lines, { id: 'z', quantity: 5 }, 1, picking)).toEqual(lines);
  expect(describePart(lines, picking)).toBe(lines);
});

test('remembers where a part was first picked', () => {
  const first = pickPart([], { id: 'a', quantity: 9 }, 1, { ...picking, step: { bag: 2, step: 14 } });
  const more = pickPart(first, { id: 'a', quantity: 9 }, 3, { ...picking, step: { bag: 3, step: 23 } });
  expect(more).toMatchObject([{ id: 'a', quantity: 3, step: { bag: 2, step: 14 } }]);
});
