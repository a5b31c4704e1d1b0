import type { Mould, ShopColour } from '../../catalogue-data/catalogue.entity.ts';
import { weighted } from './seeded-choice.ts';
import type { ShopSet } from './sets.ts';
import { USUAL_COLOURS } from './themes.ts';

/** Black and the greys are in every set, mostly inside. */
const HIDDEN_COLOURS = [0, 71, 72];
const HIDDEN_WEIGHT = 0.15;

const usualColours = (mould: Mould) => USUAL_COLOURS[mould.shape] ?? USUAL_COLOURS[mould.category];

/** The colours of a set's part, with their weights: the usual ones of the part, or those of the set. */
function paletteOf(set: ShopSet, mould: Mould): readonly (readonly [colour: number, weight: number])[] {
  const usual = usualColours(mould);
  const own = (usual ?? set.colours).map((id, place) => [id, 1 / (place + 1.5)] as const);
  const hidden = HIDDEN_COLOURS.map((id) => [id, HIDDEN_WEIGHT] as const);
  return usual ? own : [...own, ...hidden];
}

/** A colour of the mould that fits the set; absent if it has none. `chance` is 0 to 1. */
export function chooseColour(set: ShopSet, mould: Mould, chance: number): ShopColour | undefined {
  const offered = new Map(mould.colours.map(({ colour }) => [colour.id, colour]));
  const options = paletteOf(set, mould).flatMap(([id, weight]) => {
    const colour = offered.get(id);
    return colour ? [[colour, weight] as const] : [];
  });
  return weighted(options, chance);
}

/** The first of these colours that the mould has, or else its first one. */
export function firstColour(mould: Mould, preferred: readonly number[]): ShopColour | undefined {
  const offered = new Map(mould.colours.map(({ colour }) => [colour.id, colour]));
  const id = preferred.find((known) => offered.has(known));
  return id === undefined ? mould.colours[0]?.colour : offered.get(id);
}
