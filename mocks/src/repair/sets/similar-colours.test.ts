import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offersOf, setStock, stockOf } from '../../goods/goods.ts';
import { visit } from '../../shop/test-customer.ts';
import { colourDifference, similarOffers } from './similar-colours.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => number.toString(16).padStart(6, '0').toUpperCase());

test('a colour differs from itself by nothing, from another one equally both ways', () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      expect(colourDifference(one, one)).toBe(0);
      expect(colourDifference(one, other)).toBeCloseTo(colourDifference(other, one));
    }),
  );
});

test('black and white are 100 apart, and dark blue is nearer to blue than to red', () => {
  expect(colourDifference('000000', 'FFFFFF')).toBeCloseTo(100, 0);
  expect(colourDifference('0A3463', '0055BF')).toBeLessThan(colourDifference('0A3463', 'C91A09'));
});

test('offers similar colours of the same part that are in stock, the most similar first', () => {
  const { shop } = visit();
  fc.assert(
    fc.property(fc.nat(400), fc.nat(), fc.boolean(), (place, choice, sellsOut) => {
      const mould = shop.catalogue.moulds[place];
      const offers = mould ? offersOf(shop, mould) : [];
      const offer = offers[choice % offers.length];
      if (!offer) return;
      const [nearest] = similarOffers(shop, offer, offers);
      if (nearest && sellsOut) setStock(shop, nearest, 0);
      const found = similarOffers(shop, offer, offers);
      if (nearest && sellsOut) expect(found).not.toContain(nearest);
      expect(found.every((one) => one.mould === offer.mould && one !== offer && stockOf(shop, one) > 0)).toBe(true);
      const differences = found.map(({ colour }) => colourDifference(offer.colour.hex, colour.hex));
      expect(differences).toEqual(differences.toSorted((a, b) => a - b));
    }),
  );
});
