import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createShop } from '../shop/create-shop.ts';
import { bestSellingFirst, displayOffer } from './display-offer.ts';
import { summaryOf } from './describe-goods.ts';
import { offersOf } from './goods.ts';

const shop = createShop();
const mouldNamed = (english: string) =>
  shop.catalogue.moulds.find(({ names }) => names.en === english) ?? never(english);
function never(english: string): never {
  throw new Error(`The catalogue has no ${english}`);
}

test.each([
  ['Minifig Head', 'Yellow'],
  ['Minifig Hand', 'Yellow'],
  ['Palm Leaf Large 10 × 5', 'Green'],
  ['Palm Tree Base', 'Reddish Brown'],
  ['Banana', 'Yellow'],
  ['Cherries', 'Red'],
  ['Frog', 'Green'],
  ['Barrel 2 × 2 × 2', 'Reddish Brown'],
])('a card shows %s in %s', (name, colour) => {
  const mould = mouldNamed(name);
  expect(displayOffer(shop, mould)?.colour.names.en).toBe(colour);
  expect(summaryOf(shop, mould, 'en').part.colours[0]?.name).toBe(colour);
});

test('a card shows its own colour first and the others as they sell, each once', () => {
  fc.assert(
    fc.property(fc.constantFrom(...shop.catalogue.moulds.filter(({ colours }) => colours.length > 8)), (mould) => {
      const order = bestSellingFirst(mould, offersOf(shop, mould));
      expect(new Set(order)).toEqual(new Set(offersOf(shop, mould)));
      expect(bestSellingFirst(mould, order)).toEqual(order);
      const shown = summaryOf(shop, mould, 'en').part.colours.map(({ uniqueId }) => uniqueId);
      const display = displayOffer(shop, mould);
      expect(shown).toEqual(
        [display, ...order.filter((offer) => offer !== display)].slice(0, shown.length).map((offer) => offer?.uniqueId),
      );
    }),
    { numRuns: 30 },
  );
});

test('ordinary parts are not all shown in one colour', () => {
  const bricks = shop.catalogue.moulds.filter(({ names }) => /^(Brick|Plate) \d/.test(names.en)).slice(0, 40);
  expect(new Set(bricks.map((mould) => displayOffer(shop, mould)?.colour.id)).size).toBeGreaterThan(5);
});
