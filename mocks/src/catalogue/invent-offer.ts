import type { Finish } from '@shop/contracts';
import { chanceAt, seedOf } from './seeded-chance.ts';

/** What one mould's prices start from, worked out once for all its colours. */
export type MouldFacts = { seed: number; worth: number };

/** What a colour adds: its id, its finish, and how common it is (1 the commonest, towards 0 the rarest). */
export type ColourFacts = { id: number; finish: Finish; commonness: number };

export type InventedOffer = { priceFen: number; marketFen: number; stock: number };

const lowestFen = 4;
const highestFen = 600;

const finishFactor: Record<Finish, number> = {
  solid: 1,
  transparent: 1.15,
  pearl: 1.2,
  metal: 1.6,
  chrome: 1.9,
  milky: 1.35,
  glow: 1.5,
  rubber: 1.1,
  glitter: 1.4,
};

/** The seed of a part number and its worth in fen before colour: a little for handling, the rest by weight. */
export function mouldFacts(number: string, weightMg: number): MouldFacts {
  return { seed: seedOf(number), worth: 4 + (20 * weightMg ** 0.92) / 575 };
}

/** Invents price and stock of one mould in one colour: dearer by weight and rarity; the same facts give the same offer. */
export function inventOffer({ seed, worth }: MouldFacts, { id, finish, commonness }: ColourFacts): InventedOffer {
  const own = seed ^ Math.imul(id + 1, 0x9e3779b1);
  const rarity = 1.55 - 0.65 * commonness + 0.12 * chanceAt(own, 0);
  const priceFen = Math.min(highestFen, Math.max(lowestFen, Math.round(worth * finishFactor[finish] * rarity)));
  const marked = chanceAt(own, 1) < 0.3 && priceFen > 8;
  const marketFen = marked ? Math.round(priceFen * (1.12 + 0.5 * chanceAt(own, 2))) : priceFen;
  const fate = chanceAt(own, 3);
  const depth = chanceAt(own, 4);
  const stock =
    fate < 0.03
      ? 0
      : fate < 0.09
        ? 1 + Math.floor(60 * depth)
        : Math.round(200 * 100 ** (depth * (0.45 + 0.55 * commonness)));
  return { priceFen, marketFen, stock };
}
