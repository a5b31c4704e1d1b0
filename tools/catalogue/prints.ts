import { join } from 'node:path';
import type { Chosen } from './choose.ts';
import { patternOf } from './pattern.ts';
import { readTable } from '../read-table.ts';
import type { Word } from './vocabulary.ts';

/** A printed part: the mould under it, what is printed on it, and the colours it comes in. */
export type Print = { number: string; blank: Chosen; pattern: Word; colours: Set<number> };

const wanted = 260;
/** Most prints of one mould, so that they do not hide the others. */
const mostOfOne = 40;
/** Minifigures and buildable figures are sold without print. */
const plain = /^1[34]\d\d$/;

/**
 * Chooses prints of the shop's moulds: those produced most often whose pattern the vocabulary covers; prints of popular
 * moulds first.
 */
export function choosePrints(folder: string, moulds: Chosen[], shopColours: Set<number>): Print[] {
  const table = (name: string) => readTable(join(folder, name));
  const names = new Map(table('parts.csv').map(({ part_num: number = '', name = '' }) => [number, name]));
  const colours = new Map<string, Set<number>>();
  const made = new Map<string, number>();
  for (const { part_num: number = '', color_id: colour } of table('elements.csv')) {
    if (!shopColours.has(Number(colour))) continue;
    colours.set(number, (colours.get(number) ?? new Set()).add(Number(colour)));
    made.set(number, (made.get(number) ?? 0) + 1);
  }
  const rank = new Map(moulds.map((mould, place) => [mould.number, place]));
  const blanks = new Map(moulds.filter(({ category }) => !plain.test(category)).map((mould) => [mould.number, mould]));
  const found: Print[] = [];
  for (const { rel_type: type, child_part_num: number = '', parent_part_num: parent = '' } of table(
    'part_relationships.csv',
  )) {
    const blank = type === 'P' ? blanks.get(parent) : undefined;
    const offered = colours.get(number);
    const pattern = blank && offered && patternOf(names.get(number) ?? '');
    if (blank && offered && pattern && !rank.has(number)) found.push({ number, blank, pattern, colours: offered });
  }
  const worth = ({ number, blank }: Print) => Math.min(4, made.get(number) ?? 0) * 1000 - (rank.get(blank.number) ?? 0);
  found.sort((one, other) => worth(other) - worth(one) || one.number.localeCompare(other.number));
  return withoutTwins(found).slice(0, wanted);
}

/** One of the prints with the same name, and at most a few dozen of a mould. */
function withoutTwins(prints: Print[]): Print[] {
  const seen = new Set<string>();
  const count = new Map<string, number>();
  return prints.filter(({ blank, pattern }) => {
    const key = `${blank.number} ${pattern.hans}`;
    const known = count.get(blank.number) ?? 0;
    if (seen.has(key) || known >= mostOfOne) return false;
    seen.add(key);
    count.set(blank.number, known + 1);
    return true;
  });
}
