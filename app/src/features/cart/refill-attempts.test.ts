import type { OrderLine } from '@shop/contracts';
import type { BoughtAgainResult } from '@shop/design-system';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterAttempt, linesToAdd } from './refill-attempts.ts';

const order = fc
  .array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 6 })
  .map((quantities) => quantities.map((quantity, place) => ({ id: `line ${place}`, quantity }) as OrderLine));

/** Adds as many pieces as are in stock, as the server does. */
function add(lines: readonly OrderLine[], stock: Map<string, number>): BoughtAgainResult {
  const results = lines.map((line) => {
    const added = Math.min(line.quantity, stock.get(line.id) ?? 0);
    stock.set(line.id, (stock.get(line.id) ?? 0) - added);
    return { line, added, reason: 'stock' as const };
  });
  return {
    kinds: results.filter(({ added }) => added > 0).length,
    missing: results.filter(({ added, line }) => added < line.quantity),
  };
}

test('however often an order is bought again, no piece of it is added twice, and what is missing is right', () => {
  fc.assert(
    fc.property(order, fc.array(fc.nat(60), { minLength: 1, maxLength: 4 }), (lines, deliveries) => {
      const inCart = new Map<string, number>();
      let result: BoughtAgainResult | undefined;
      for (const pieces of deliveries) {
        const wanted = linesToAdd(lines, result);
        const stock = new Map(lines.map(({ id }, place) => [id, Math.max(0, pieces - place * 10)]));
        const attempt = add(wanted, stock);
        for (const { id, quantity } of wanted) {
          const { added = quantity } = attempt.missing.find(({ line }) => line.id === id) ?? {};
          inCart.set(id, (inCart.get(id) ?? 0) + added);
        }
        result = afterAttempt(result, attempt);
      }
      for (const { id, quantity } of lines) {
        const missing = result?.missing.find(({ line }) => line.id === id);
        expect(inCart.get(id) ?? 0).toBe(missing ? missing.added : quantity);
        expect(missing?.line.quantity ?? quantity).toBe(quantity);
      }
      expect(result?.kinds).toBe(lines.filter(({ id }) => (inCart.get(id) ?? 0) > 0).length);
    }),
  );
});

test('a line without an answer is not added again, and stays unknown', () => {
  const line = { id: 'line', quantity: 4 } as OrderLine;
  const before: BoughtAgainResult = { kinds: 0, missing: [{ line, added: 0, reason: 'unanswered' }] };
  expect(linesToAdd([line], before)).toEqual([]);
  expect(afterAttempt(before, { kinds: 0, missing: [] })).toEqual(before);
});
