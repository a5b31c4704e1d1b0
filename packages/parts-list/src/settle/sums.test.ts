import type { MatchedProduct } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ResolvedLine } from '../reference/resolved.entity.ts';
import { BUCKETS, type ListSettings } from './settled.entity.ts';
import { askAll, line, sells, settle, shopOf } from './test-shop.ts';

const PARTS = ['3001', '3070', '3070b', '3710', '3023', '3794', '15573', '3795', '3626bpr0001', '3626b'];
const COLOURS = [0, 4, 36, 7, 71, 8, 72];
const RUNS = { numRuns: 50 };

const anyLine: fc.Arbitrary<ResolvedLine> = fc
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
      ...(code && (part === '' || colour === '-') ? { trouble: { code, file: 0, line: 1 } } : {}),
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
      .map(({ isOnSale, limit, colours }) =>
        sells(number, colours, { isOnSale, ...(limit === undefined ? {} : { limit }) }),
      ),
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

/** Something a shopper does to a list: by numbers, so that any list has something for each. */
const anyAct = fc.record({
  what: fc.constantFrom('take', 'takeColour', 'leaveOut', 'takeIn', 'quantity', 'part', 'colour', 'undo'),
  row: fc.nat(),
  pick: fc.nat(),
});
type Act = { what: string; row: number; pick: number };

function act({ what, row, pick }: Act, { settlement }: ReturnType<typeof settle>) {
  const { standings } = settlement.settled();
  const standing = standings[row % standings.length];
  if (!standing) return;
  const { key } = standing.group;
  if (what === 'take') settlement.take(key, standing.offers[pick % Math.max(standing.offers.length, 1)]?.id);
  else if (what === 'takeColour')
    settlement.takeColour(
      COLOURS[row % COLOURS.length] ?? 0,
      pick % 3 === 0 ? 'leaveOut' : COLOURS[pick % COLOURS.length],
    );
  else if (what === 'leaveOut' || what === 'takeIn') settlement.leaveOut([key], what === 'leaveOut');
  else if (what === 'quantity') settlement.edit(key, { quantity: 1 + (pick % 80) });
  else if (what === 'part') settlement.edit(key, { part: PARTS[pick % PARTS.length] });
  else if (what === 'colour') settlement.edit(key, { colour: COLOURS[pick % COLOURS.length] });
  else settlement.edit(key, { part: null, colour: null, quantity: null });
}

test('every line of every file lands in exactly one bucket, and the buckets add up to the files, whatever is sold and decided', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 40 }),
      anyShop,
      anySettings,
      fc.array(anyAct, { maxLength: 12 }),
      (lines, products, settings, acts) => {
        const list = settle(lines, products, settings);
        for (const one of acts) act(one, list);
        askAll(list.settlement, shopOf(products));
        const counted = lines.filter(({ read }) => settings.spares || !read.isSpare);
        const { buckets, total, undecided } = list.settlement.counts();
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

test('nothing is bought beyond stock or limit, nor twice, nor against a decision', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 40 }),
      anyShop,
      anySettings,
      fc.array(anyAct, { maxLength: 12 }),
      (lines, products, settings, acts) => {
        const list = settle(lines, products, settings);
        for (const one of acts) act(one, list);
        askAll(list.settlement, shopOf(products));
        const { dealt } = list.settlement.settled();
        for (const { buy, target, isLeftOut, isUndecided, taken } of dealt) {
          if (!buy || !target) continue;
          expect([isLeftOut, isUndecided]).toEqual([false, false]);
          expect(buy.quantity % (taken?.offer.each ?? 1)).toBe(0);
          expect(buy.sum).toBe(buy.quantity * buy.unitPrice);
        }
        for (const product of products) {
          const bought = dealt.filter(({ target }) => target?.productId === product.id);
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

test('the shop is asked for no part twice, and asking ends', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 40 }), anyShop, anySettings, (lines, products, settings) => {
      const { shop } = settle(lines, products, settings);
      const parts = shop.asked.flat().map(({ part }) => part);
      expect(new Set(parts).size).toBe(parts.length);
      // The parts, their kin, and the halves of a kin that stands for one of them.
      expect(shop.asked.length).toBeLessThanOrEqual(3);
    }),
    RUNS,
  );
});

test('what is ready is bought whole while nothing was decided by hand, whatever the settings take for other rows', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 40 }), anyShop, anySettings, (lines, products, settings) => {
      const { standings, dealt } = settle(lines, products, settings).settlement.settled();
      const isReady = (place: number) =>
        (dealt[place]?.bucket === 'ready' || dealt[place]?.bucket === 'renamed') && !dealt[place].isUndecided;
      const ready = standings.filter((_, place) => isReady(place));
      expect(dealt.filter((_, place) => isReady(place)).map(({ buy }) => buy?.quantity)).toEqual(
        ready.map(({ asked }) => asked.pieces),
      );
    }),
    RUNS,
  );
});
