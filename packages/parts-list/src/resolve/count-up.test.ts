import type { MatchedProduct } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IdentifiedLine } from '../identifiers/identified.entity.ts';
import { BUCKETS, type ListSettings } from './resolved.entity.ts';
import { line, matchAll, resolveList, sells, testShop } from './test-shop.ts';

const PARTS = ['3001', '3070', '3070b', '3710', '3023', '3794', '15573', '3795', '3626bpr0001', '3626b'];
const COLOURS = [0, 4, 36, 7, 71, 8, 72];
const RUNS = { numRuns: 50 };

const anyLine: fc.Arbitrary<IdentifiedLine> = fc
  .record({
    part: fc.constantFrom('', ...PARTS),
    colour: fc.constantFrom('-', 'any', ...COLOURS.map(String)),
    pieces: fc.nat(40),
    isSpare: fc.boolean(),
    code: fc.constantFrom('notPart' as const, 'noColour' as const, undefined),
    step: fc.constantFrom('exact' as const, 'alias' as const, 'direct' as const),
  })
  .map(({ part, colour, pieces, isSpare, code, step }) =>
    line(`${part}/${colour} x${pieces}`, {
      steps: [{ name: step, from: part, to: part }],
      problem: code && (part === '' || colour === '-') ? { code, file: 0, line: 1 } : undefined,
      read: isSpare ? { isSpare } : {},
    }),
  );
const anyProduct = (number: string): fc.Arbitrary<MatchedProduct | undefined> =>
  fc.option(
    fc
      .record({
        isOnSale: fc.boolean(),
        limit: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
        colours: fc.dictionary(
          fc.constantFrom(...COLOURS.map(String)),
          fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 99 })),
        ),
      })
      .map(({ isOnSale, limit, colours }) => sells(number, colours, { isOnSale, limit })),
    { nil: undefined },
  );
const anyShop = fc
  .tuple(...PARTS.map(anyProduct))
  .map((products) => products.filter((product) => product !== undefined));
const anySettings: fc.Arbitrary<ListSettings> = fc.record({
  spares: fc.boolean(),
  hidden: fc.constantFrom('cheapest', 'ask'),
  moulds: fc.boolean(),
  prints: fc.boolean(),
  tolerance: fc.constantFrom(0, 2, 5, 10),
  shortages: fc.constantFrom('partial', 'skip'),
});

/** Something a shopper does with a list; rows and choices by number modulo their count, so that it fits any list. */
const anyAction = fc.record({
  what: fc.constantFrom('take', 'takeColour', 'leaveOut', 'include', 'quantity', 'part', 'colour', 'undo'),
  row: fc.nat(),
  pick: fc.nat(),
});
type Action = { what: string; row: number; pick: number };

function perform({ what, row: nth, pick }: Action, { resolver }: ReturnType<typeof resolveList>) {
  const { rows } = resolver.resolved();
  const row = rows[nth % rows.length];
  if (!row) return;
  const { key } = row.group;
  if (what === 'take') resolver.take(key, row.offers[pick % Math.max(row.offers.length, 1)]?.id);
  else if (what === 'takeColour')
    resolver.takeColour(
      COLOURS[nth % COLOURS.length] ?? 0,
      pick % 3 === 0 ? 'leaveOut' : COLOURS[pick % COLOURS.length],
    );
  else if (what === 'leaveOut' || what === 'include') resolver.leaveOut([key], what === 'leaveOut');
  else if (what === 'quantity') resolver.edit(key, { quantity: 1 + (pick % 80) });
  else if (what === 'part') resolver.edit(key, { part: PARTS[pick % PARTS.length] });
  else if (what === 'colour') resolver.edit(key, { colour: COLOURS[pick % COLOURS.length] });
  else resolver.edit(key, { part: null, colour: null, quantity: null });
}

test('every line of every file is in exactly one bucket, and the buckets add up to the files', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 40 }),
      anyShop,
      anySettings,
      fc.array(anyAction, { maxLength: 12 }),
      (lines, products, settings, actions) => {
        const list = resolveList(lines, products, settings);
        for (const action of actions) perform(action, list);
        matchAll(list.resolver, testShop(products));
        const counted = lines.filter(({ read }) => settings.spares || !read.isSpare);
        const { buckets, total, undecided } = list.resolver.counts();
        const sum = (what: 'lines' | 'pieces') => BUCKETS.reduce((all, bucket) => all + buckets[bucket][what], 0);
        expect(total).toEqual({
          lines: counted.length,
          pieces: counted.reduce((all, { quantity }) => all + quantity, 0),
        });
        expect({ lines: sum('lines'), pieces: sum('pieces') }).toEqual(total);
        expect(buckets.waiting.lines).toBe(0);
        expect(undecided.lines).toBeLessThanOrEqual(total.lines);
      },
    ),
    RUNS,
  );
});

test('buys nothing beyond stock or limit, nothing twice, and nothing against a decision', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 40 }),
      anyShop,
      anySettings,
      fc.array(anyAction, { maxLength: 12 }),
      (lines, products, settings, actions) => {
        const list = resolveList(lines, products, settings);
        for (const action of actions) perform(action, list);
        matchAll(list.resolver, testShop(products));
        const { allocations } = list.resolver.resolved();
        for (const { buy, target, isLeftOut, isUndecided, taken } of allocations) {
          if (!buy || !target) continue;
          expect([isLeftOut, isUndecided]).toEqual([false, false]);
          expect(buy.quantity % (taken?.offer.each ?? 1)).toBe(0);
          expect(buy.sum).toBe(buy.quantity * buy.unitPrice);
        }
        for (const product of products) {
          const bought = allocations.filter(({ target }) => target?.productId === product.id);
          const pieces = (of: typeof bought) => of.reduce((all, { buy }) => all + (buy?.quantity ?? 0), 0);
          expect(pieces(bought)).toBeLessThanOrEqual(product.isOnSale ? (product.limit ?? Infinity) : 0);
          for (const { uniqueId, stock } of product.colours)
            expect(pieces(bought.filter(({ target }) => target?.uniqueId === uniqueId))).toBeLessThanOrEqual(stock);
        }
      },
    ),
    RUNS,
  );
});

test('requests no part twice, and comes to an end', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 40 }), anyShop, anySettings, (lines, products, settings) => {
      const { shop } = resolveList(lines, products, settings);
      const parts = shop.requests.flat().map(({ part }) => part);
      expect(new Set(parts).size).toBe(parts.length);
      // The parts, their related parts, and the halves of a related part that replaces one of them.
      expect(shop.requests.length).toBeLessThanOrEqual(3);
    }),
    RUNS,
  );
});

test('buys all pieces of ready rows before the shopper decides anything, with any settings', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 40 }), anyShop, anySettings, (lines, products, settings) => {
      const { rows, allocations } = resolveList(lines, products, settings).resolver.resolved();
      const isReady = (index: number) =>
        (allocations[index]?.bucket === 'ready' || allocations[index]?.bucket === 'renamed') &&
        !allocations[index].isUndecided;
      const ready = rows.filter((_, index) => isReady(index));
      expect(allocations.filter((_, index) => isReady(index)).map(({ buy }) => buy?.quantity)).toEqual(
        ready.map(({ requested }) => requested.pieces),
      );
    }),
    RUNS,
  );
});
