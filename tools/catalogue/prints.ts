import type { PartTables } from '../part-tables.ts';
import { atMost, type Chosen } from './choose.ts';
import { renamed, type Known } from './known.ts';
import { patternOf } from './pattern.ts';
import type { Word } from './vocabulary.ts';

/** A printed part: the mould under it, what is printed on it, and the colours it comes in. */
export type Print = { number: string; blank: Chosen; pattern: Word; colours: Set<number> };

const wanted = 260;
/** Most prints of one mould, so that they do not hide the others. */
const mostOfOne = 40;
/** Minifigures and buildable figures are sold without print. */
const plain = /^1[34]\d\d$/;

/**
 * Chooses prints of the shop's moulds whose pattern the vocabulary covers: those with a known picture first, then those
 * sold before, then those produced most often; prints of popular moulds first.
 */
export function choosePrints(
  { parts, elements, relations }: PartTables,
  moulds: Chosen[],
  shop: Set<number>,
  { drawn, sold }: Known,
): Print[] {
  const names = new Map(parts.map(({ number, name }) => [number, name]));
  const made = Map.groupBy(
    elements.filter(({ colour }) => shop.has(colour)),
    ({ part }) => part,
  );
  const rank = new Map(moulds.map((mould, place) => [mould.number, place]));
  const blanks = new Map(moulds.filter(({ category }) => !plain.test(category)).map((mould) => [mould.number, mould]));
  const found = relations.flatMap(({ type, child: number, parent }) => {
    const blank = type === 'P' ? blanks.get(parent) : undefined;
    const offered = made.get(number);
    const pattern = blank && offered && patternOf(renamed.get(number) ?? names.get(number) ?? '');
    if (!blank || !offered || !pattern || rank.has(number)) return [];
    const worth =
      (drawn.has(number) ? 40_000 : 0) +
      (sold.has(number) ? 20_000 : 0) +
      Math.min(4, offered.length) * 1000 -
      (rank.get(blank.number) ?? 0);
    return [{ number, blank, pattern, colours: new Set(offered.map(({ colour }) => colour)), worth }];
  });
  found.sort((one, other) => other.worth - one.worth || one.number.localeCompare(other.number));
  const different = atMost(1, found, ({ blank, pattern }) => `${blank.number} ${pattern.hans}`);
  return atMost(mostOfOne, different, ({ blank }) => blank.number).slice(0, wanted);
}
