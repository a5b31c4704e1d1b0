import { LANGUAGES } from '@shop/contracts';
import { describe, expect, test } from 'vitest';
import { visit } from '../../shop/test-customer.ts';
import { chooseParts } from './choose-parts.ts';
import { distributeSteps } from './distribute-steps.ts';
import { inventoryOf } from './inventory.ts';
import { partsOf } from './set-parts.ts';
import { allSets } from './sets.ts';

const { shop } = visit();
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe.each(allSets)('$number $names.en', (set) => {
  const { lines } = inventoryOf(shop, set, 'en');

  test('has 30 to 150 different parts that add up to its pieces', () => {
    expect(lines.length).toBeGreaterThanOrEqual(30);
    expect(lines.length).toBeLessThanOrEqual(150);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    expect(new Set(lines.map(({ uniqueId }) => uniqueId)).size).toBe(lines.length);
    expect(total(lines.map(({ quantity }) => quantity))).toBe(set.pieces);
  });

  test('uses each piece in a step of its bags, and has parts for each step', () => {
    for (const { uses, quantity } of lines) {
      expect(total(uses.map((use) => use.quantity))).toBe(quantity);
      expect(Math.min(...uses.map((use) => use.quantity))).toBeGreaterThan(0);
    }
    const bagOfStep = new Map<number, number>();
    const kinds = new Map<number, number>();
    for (const { bag, step } of lines.flatMap(({ uses }) => uses)) {
      expect(bagOfStep.get(step) ?? bag).toBe(bag);
      bagOfStep.set(step, bag);
      kinds.set(step, (kinds.get(step) ?? 0) + 1);
    }
    const steps = Array.from({ length: set.steps }, (_, index) => index + 1);
    expect([...kinds.keys()].toSorted((a, b) => a - b)).toEqual(steps);
    expect(Math.max(...kinds.values())).toBeLessThanOrEqual(16);
    const bags = steps.map((step) => bagOfStep.get(step) ?? 0);
    expect(bags).toEqual(bags.toSorted((a, b) => a - b));
    expect([bags[0], bags.at(-1)]).toEqual([1, set.bags]);
  });

  test('is the same each time and in each language', () => {
    const parts = chooseParts(shop.catalogue, set);
    const uses = distributeSteps(
      set,
      parts.map(({ quantity }) => quantity),
    );
    expect(partsOf(shop.catalogue, set)).toEqual(
      parts.map((part, place) => expect.objectContaining({ ...part, uses: uses[place] })),
    );
    for (const language of LANGUAGES) {
      const translated = inventoryOf(shop, set, language);
      expect(translated.set.name).toBe(set.names[language]);
      expect(translated.lines.map(({ id, quantity, price }) => [id, quantity, price])).toEqual(
        lines.map(({ id, quantity, price }) => [id, quantity, price]),
      );
    }
  });

  test('is shown by four of its parts', () => {
    const { pictures } = inventoryOf(shop, set, 'en').set;
    expect(pictures).toHaveLength(4);
    expect(lines.map(({ picture }) => picture)).toEqual(expect.arrayContaining([...pictures]));
  });
});
