import catalogue from '../../mocks/src/catalogue-data/catalogue.json' with { type: 'json' };
import { aliases as knownAliases, renumbered } from '../catalogue/known.ts';
import { readPairs } from '../catalogue/words.ts';
import type { PartTables } from '../part-tables.ts';

/** A design number on a smaller share of its elements than this is an error of the source. */
const MIN_SHARE = 0.6;

const withoutLetter = (number: string) => number.replace(/[a-z]$/, '');

/** Numbers that are not parts of the tables, and their parts: design numbers of elements, then former and other numbers. */
export function aliases(tables: PartTables, numbers: ReadonlySet<string>): Map<string, string> {
  const found = designs(tables, numbers);
  // `upn0041` is Rebrickable's own name for a part whose number is unknown: no list has it.
  const known = [...knownAliases].flatMap(([number, others]) =>
    others
      .filter((other) => other !== withoutLetter(number) && !other.startsWith('upn'))
      .map((other): [string, string] => [other, number]),
  );
  for (const [from, to] of [...renumbered, ...known, ...readPairs('foreign')])
    if (!numbers.has(from) && !found.has(from)) found.set(from, to);
  return found;
}

/** The part of most elements with a design number, if that is clear. */
function designs({ elements }: PartTables, numbers: ReadonlySet<string>): Map<string, string> {
  const byDesign = Map.groupBy(
    elements.filter(({ design, part }) => /^\d{3,6}$/.test(design) && !numbers.has(design) && numbers.has(part)),
    ({ design }) => design,
  );
  const clear = [...byDesign].flatMap(([design, all]): [string, string][] => {
    const byPart = [...Map.groupBy(all, ({ part }) => part)];
    const [[part, most] = ['', []]] = byPart.toSorted(([, one], [, other]) => other.length - one.length);
    // A number that only lacks its letter is identified by its moulds.
    const isClear = most.length >= MIN_SHARE * all.length && withoutLetter(part) !== design && part.length < 8;
    return isClear ? [[design, part]] : [];
  });
  return new Map(clear);
}

/**
 * Gobricks' numbers without `GDS-` and their parts: of several designs the one that the shop sells, else the first
 * known one.
 */
export function gobricks(
  tables: PartTables,
  numbers: ReadonlySet<string>,
  other: ReadonlyMap<string, string>,
): [string, string][] {
  const found = new Map<string, string>();
  for (const { design, number } of tables.gobricks) {
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
