import type { Finish } from '@shop/contracts';
import { randomAt, seedOf } from './seeded-random.ts';

/** The price of a mould in fen before its colours, and its seed. */
export type MouldFacts = { seed: number; basePrice: number };

/** What determines the price of a colour: its id, its finish, and its commonness (1 is the most common). */
export type ColourFacts = { id: number; finish: Finish; commonness: number };

export type InventedOffer = { priceFen: number; marketFen: number; stock: number };

const MIN_FEN = 4;
const MAX_FEN = 600;

const FINISH_FACTOR: Record<Finish, number> = {
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

/** The base price has a fixed amount for handling; the rest depends on the weight. */
export function mouldFacts(number: string, weightMg: number): MouldFacts {
  return { seed: seedOf(number), basePrice: 4 + (20 * weightMg ** 0.92) / 575 };
}

/**
 * Invents price and stock of a mould in a colour. Heavy parts and rare colours are more expensive. The same input gives
 * the same offer.
 */
export function inventOffer({ seed, basePrice }: MouldFacts, { id, finish, commonness }: ColourFacts): InventedOffer {
  const own = seed ^ Math.imul(id + 1, 0x9e3779b1);
  const rarity = 1.55 - 0.65 * commonness + 0.12 * randomAt(own, 0);
  const priceFen = Math.min(MAX_FEN, Math.max(MIN_FEN, Math.round(basePrice * FINISH_FACTOR[finish] * rarity)));
  const marked = randomAt(own, 1) < 0.3 && priceFen > 8;
  const marketFen = marked ? Math.round(priceFen * (1.12 + 0.5 * randomAt(own, 2))) : priceFen;
  return { priceFen, marketFen, stock: inventStock(randomAt(own, 3), randomAt(own, 4), commonness) };
}

/** 3 % of the offers are sold out and 6 % nearly so; common colours have more stock. `depth` is 0 to 1. */
function inventStock(chance: number, depth: number, commonness: number): number {
  if (chance < 0.03) return 0;
  if (chance < 0.09) return 1 + Math.floor(60 * depth);
  return Math.round(200 * 100 ** (depth * (0.45 + 0.55 * commonness)));
}
