import type { Catalogue, Mould, ShopColour } from '../../catalogue-data/catalogue.entity.ts';
import { mouldsByNumber } from '../../catalogue-data/moulds-by-number.ts';
import { chooseColour, firstColour } from './choose-colour.ts';
import { popularMoulds } from './popular-moulds.ts';
import { weighted } from './seeded-choice.ts';
import type { ShopSet } from './sets.ts';
import { themes } from './themes.ts';

export type MouldInColour = { mould: Mould; colour: ShopColour };

const MIN_LINES = 30;
const MAX_LINES = 150;
/** Sets from this many pieces on have the most lines. */
const LARGE_SET = 3000;
/** Choices that find nothing new, after which the set has fewer lines. */
const MAX_MISSES = 2000;
const USUAL_POPULARITY = 1.7;
/** Small sets have no large parts: the heaviest one, in milligrams, for a set without pieces and for each piece. */
const HEAVIEST = { base: 2000, perPiece: 8 };

const lineCount = ({ pieces, theme }: ShopSet): number =>
  Math.min(
    themes[theme].maxLines ?? MAX_LINES,
    Math.round(MIN_LINES + (MAX_LINES - MIN_LINES) * Math.min(1, Math.sqrt(pieces / LARGE_SET))),
  );

/** The parts that represent a set. */
export function signatureParts(catalogue: Catalogue, set: ShopSet): readonly MouldInColour[] {
  return set.signature.flatMap((written, place) => {
    const [number = '', own] = written.split('/');
    const mould = mouldsByNumber(catalogue).get(number);
    const preferred = own === undefined ? [...set.colours.slice(place), ...set.colours] : [Number(own)];
    const colour = mould && firstColour(mould, preferred);
    return mould && colour ? [{ mould, colour }] : [];
  });
}

/** Different parts for a set: those that represent it, and popular ones of the categories of its theme. */
export function chooseMoulds(catalogue: Catalogue, set: ShopSet, random: () => number): readonly MouldInColour[] {
  const found = new Map<string, MouldInColour>();
  const add = (part: MouldInColour) => found.set(`${part.mould.number}/${part.colour.id}`, part);
  for (const part of signatureParts(catalogue, set)) add(part);
  const popular = popularMoulds(catalogue);
  const { categories, popularity = USUAL_POPULARITY } = themes[set.theme];
  const options = Object.entries(categories);
  const heaviest = HEAVIEST.base + HEAVIEST.perPiece * set.pieces;
  for (let misses = 0, wanted = lineCount(set); found.size < wanted && misses < MAX_MISSES;) {
    const before = found.size;
    const moulds = popular.get(weighted(options, random()) ?? '') ?? [];
    const mould = moulds[Math.floor(random() ** popularity * moulds.length)];
    const colour = mould && mould.weightMg <= heaviest ? chooseColour(set, mould, random()) : undefined;
    if (mould && colour) add({ mould, colour });
    if (found.size === before) misses += 1;
  }
  return [...found.values()].slice(0, set.pieces);
}
