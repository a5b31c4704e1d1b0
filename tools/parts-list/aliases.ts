import { join } from 'node:path';
import catalogue from '../../mocks/src/catalogue-data/catalogue.json' with { type: 'json' };
import { knownAliases } from '../catalogue/known.ts';
import { readTable } from '../read-table.ts';
import type { Sources } from './sources.ts';

/**
 * Numbers of BrickLink, LDraw and old boxes in builders' conversion tables that the relations do not connect with their
 * parts. Uncertain ones are not included.
 */
const FOREIGN: Readonly<Record<string, string>> = { '60470': '60470b', '48729': '48729b' };
/** Parts with another number at BrickLink, from the same tables. */
const BRICKLINK: Readonly<Record<string, string>> = {
  '6141': '4073',
  '12825': '2555',
  '48729a': '48729',
  '48729b': '48729',
};
/** A design number on a smaller share of its elements than this is an error of the source. */
const MIN_SHARE = 0.6;

export const bricklinkNumbers = (): [string, string][] => Object.entries(BRICKLINK);

/** Numbers that are not parts of the tables, and their parts: design numbers of elements, then known aliases. */
export function aliases(sources: Sources, numbers: ReadonlySet<string>): Map<string, string> {
  const found = designs(sources, numbers);
  const known = Object.entries(knownAliases).flatMap(([number, others]) =>
    others.filter((other) => other !== number.replace(/[a-z]$/, '')).map((other): [string, string] => [other, number]),
  );
  for (const [from, to] of [...known, ...Object.entries(FOREIGN)])
    if (!numbers.has(from) && !found.has(from)) found.set(from, to);
  return found;
}

/** The part of most elements with a design number, if that is clear. */
function designs({ elements }: Sources, numbers: ReadonlySet<string>): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { design, part } of elements) {
    if (!/^\d{3,6}$/.test(design) || numbers.has(design) || !numbers.has(part)) continue;
    const byPart = counts.get(design) ?? new Map<string, number>();
    counts.set(design, byPart.set(part, (byPart.get(part) ?? 0) + 1));
  }
  const clear = [...counts].flatMap(([design, byPart]): [string, string][] => {
    const [[part, most] = ['', 0]] = [...byPart].toSorted(([, one], [, other]) => other - one);
    const all = [...byPart.values()].reduce((sum, count) => sum + count, 0);
    // A number that only lacks its letter is identified by its moulds.
    return most >= MIN_SHARE * all && part.replace(/[a-z]$/, '') !== design && part.length < 8 ? [[design, part]] : [];
  });
  return new Map(clear);
}

/**
 * Gobricks' numbers without `GDS-` and their parts: of several designs the one that the shop sells, else the first
 * known one.
 */
export function gobricks(
  folder: string,
  numbers: ReadonlySet<string>,
  other: ReadonlyMap<string, string>,
): [string, string][] {
  const found = new Map<string, string>();
  for (const { design = '', gds = '' } of readTable(join(folder, 'gobricks_design_to_gds.csv'), ['design', 'gds'])) {
    const number = gds.replace('GDS-', '');
    const part = numbers.has(design) ? design : (other.get(design) ?? design);
    const before = found.get(number);
    if (before === undefined || (!numbers.has(before) && numbers.has(part))) found.set(number, part);
  }
  for (const line of catalogue.moulds) {
    const [part = '', number = ''] = line.split('|');
    if (number !== '') found.set(number, part);
  }
  return [...found];
}
