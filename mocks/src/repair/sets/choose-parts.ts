import type { Catalogue } from '../../catalogue-data/catalogue.entity.ts';
import { proportionally, sum } from '../../goods/prices.ts';
import { chooseMoulds, type MouldInColour } from './choose-moulds.ts';
import { randomsOf } from './seeded-choice.ts';
import type { ShopSet } from './sets.ts';

/** A part of a set; `quantity` is the number of pieces that the set needs, `spare` that of additional ones. */
export type SetPart = MouldInColour & { quantity: number; spare: number };

/** The box has an additional piece of parts up to this weight. */
const MAX_SPARE_MG = 290;
/** Pieces are fewer the heavier they are; at this weight half as many. */
const HALF_MG = 450;
/** Quantities vary by up to this power of e. */
const SPREAD = 1.8;
/** By the first category: of minifigures, plants and animals there are few, of other special parts some. */
const FEWER: Readonly<Record<string, number>> = { 11: 0.3, 12: 0.35, 13: 0.15, 14: 0.2, 15: 0.25, 16: 0.35 };

/** Wheels and tyres come in fours. */
const AT_LEAST: Readonly<Record<string, number>> = { 1101: 4, 1102: 4 };

const topCategory = ({ mould }: MouldInColour): string => mould.category.slice(0, -2);

/** How many pieces of a part there are, relative to other parts. */
function frequencyOf(part: MouldInColour, random: () => number): number {
  const spread = Math.exp(SPREAD * (random() + random() - 1));
  return (spread * (FEWER[topCategory(part)] ?? 1)) / (1 + (part.mould.weightMg / HALF_MG) ** 1.3);
}

/** The parts of a set by category, the same at each call; their quantities add up to its pieces. */
export function chooseParts(catalogue: Catalogue, set: ShopSet): readonly SetPart[] {
  const random = randomsOf(set.number);
  const chosen = chooseMoulds(catalogue, set, random).toSorted(
    (a, b) => Number(a.mould.category) - Number(b.mould.category) || Number(a.mould.id) - Number(b.mould.id),
  );
  // Whole weights, since shares of them are exact.
  const weights = chosen.map((part) => Math.round(frequencyOf(part, random) * 1e6));
  const least = chosen.map(({ mould }) => AT_LEAST[mould.category] ?? 1);
  const more = proportionally(set.pieces - sum(least), weights);
  return chosen.map((part, place) => ({
    ...part,
    quantity: (least[place] ?? 1) + (more[place] ?? 0),
    spare: part.mould.weightMg <= MAX_SPARE_MG ? 1 : 0,
  }));
}
