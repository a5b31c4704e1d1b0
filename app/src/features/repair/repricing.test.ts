import type { RepairCartEntry } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bakery, entries, tram } from '@shop/design-system/screens/repair/fixtures-repair-cart.ts';
import { judgedSinceCart, repricingBetween } from './repricing.ts';

const seen = (of: readonly RepairCartEntry[]) => ({
  entries: of,
  total: of.reduce((sum, { price }) => sum + price.total, 0),
});
const paidBakery: RepairCartEntry = {
  ...bakery,
  eligibility: { kind: 'paid', reason: 'codeUsed' },
  price: { parts: 190, off: 0, postage: 1000, total: 1190 },
};

test('says nothing when nothing is different, in any order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...entries]), (some) => {
      expect(repricingBetween(seen(some), seen(some.toReversed()))).toBeUndefined();
    }),
  );
});

test('names the set whose code was used meanwhile, with the price before and now', () => {
  expect(repricingBetween(seen(entries), seen([paidBakery, tram]))).toEqual({
    before: 1034,
    now: 2224,
    changes: [
      { kind: 'judged', set: '街角面包房', eligibility: { kind: 'paid', reason: 'codeUsed' }, before: 0, now: 1190 },
    ],
  });
});

test('names a set that is no longer in the cart, one whose parts changed, and one with another price', () => {
  const dearTram = { ...tram, price: { ...tram.price, postage: 1200, total: 1234 } };
  const smallBakery = { ...bakery, lines: bakery.lines.slice(1) };
  expect(repricingBetween(seen(entries), seen([bakery]))?.changes).toMatchObject([{ kind: 'gone', now: 0 }]);
  expect(repricingBetween(seen(entries), seen([smallBakery, dearTram]))?.changes).toMatchObject([
    { kind: 'contents', set: '街角面包房' },
    { kind: 'price', before: 1034, now: 1234 },
  ]);
});

test('since the cart only a judgement or contents are news, not the postage of the chosen address', () => {
  const dearTram = { ...tram, price: { ...tram.price, postage: 1200, total: 1234 } };
  expect(judgedSinceCart(seen([tram]), seen([dearTram]))).toBeUndefined();
  expect(judgedSinceCart(seen([bakery]), seen([paidBakery]))?.changes).toHaveLength(1);
});
