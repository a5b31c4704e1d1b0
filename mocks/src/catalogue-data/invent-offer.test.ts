import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finish } from '@shop/contracts';
import { inventOffer, mouldFacts } from './invent-offer.ts';

const finishes: Finish[] = ['solid', 'transparent', 'pearl', 'metal', 'chrome', 'milky', 'glow', 'rubber', 'glitter'];
const anyColour = fc.record({
  id: fc.integer({ min: 0, max: 1100 }),
  finish: fc.constantFrom(...finishes),
  commonness: fc.double({ min: 0, max: 1, noNaN: true }),
});
const anyMould = fc.record({
  number: fc.stringMatching(/^\d{3,5}[a-d]?$/),
  weightMg: fc.integer({ min: 60, max: 300_000 }),
});

describe('inventing an offer', () => {
  it('returns the same offer for the same part and colour', () => {
    fc.assert(
      fc.property(anyMould, anyColour, ({ number, weightMg }, colour) => {
        const offer = (): unknown => inventOffer(mouldFacts(number, weightMg), colour);
        expect(offer()).toEqual(offer());
      }),
    );
  });

  it('has prices in whole fen and stock in pieces, within the limits', () => {
    fc.assert(
      fc.property(anyMould, anyColour, ({ number, weightMg }, colour) => {
        const { priceFen, marketFen, stock } = inventOffer(mouldFacts(number, weightMg), colour);
        expect([priceFen, marketFen, stock].every(Number.isInteger)).toBe(true);
        expect(priceFen).toBeGreaterThanOrEqual(4);
        expect(priceFen).toBeLessThanOrEqual(600);
        expect(marketFen).toBeGreaterThanOrEqual(priceFen);
        expect(stock).toBeGreaterThanOrEqual(0);
        expect(stock).toBeLessThanOrEqual(20_000);
      }),
    );
  });

  it('is more expensive in chrome than in solid, and in rare than in common colours', () => {
    const brick = mouldFacts('3001', 2120);
    const black = inventOffer(brick, { id: 0, finish: 'solid', commonness: 1 });
    expect(inventOffer(brick, { id: 0, finish: 'chrome', commonness: 1 }).priceFen).toBeGreaterThan(black.priceFen);
    expect(inventOffer(brick, { id: 0, finish: 'solid', commonness: 0.1 }).priceFen).toBeGreaterThan(black.priceFen);
  });
});
