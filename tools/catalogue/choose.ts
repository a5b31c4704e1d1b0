import type { PartTables, Relation } from '../part-tables.ts';
import { shapeOf } from './shape.ts';
import { families, familyOf, sizeOf, weightOf, type Size } from './measure.ts';
import { dimensions, parseName, type Parsed } from './grammar.ts';
import { knownAliases, renamed, renumbered, staples, type Known } from './known.ts';
import { FIRST_ID_OF_2021 } from '../parts-list/elements.ts';
import { readVocabulary } from './vocabulary.ts';
import { readWords } from './words.ts';

/** A mould selected for the shop. */
export type Chosen = {
  number: string;
  gds: string;
  aliases: string[];
  parsed: Parsed;
  shape: string;
  size: Size | undefined;
  weightMg: number;
  category: string;
  colours: Set<number>;
  popularity: number;
};

/** Part categories of the source that the shop does not sell. */
const otherWorlds = new Set(readWords('unsold-categories').map(([id]) => id));
const printed = /pr\d|pb\d|pat\d|stk/;
const longestShape = 40;
const mostAlike = 3;
const stapleHeadStart = 40;

/**
 * Chooses the moulds: real parts whose name the vocabulary covers completely, in at least two of the shop's colours; or
 * in one, if their shape is known or they have an element of 2021 or later.
 */
export function chooseMoulds(
  { parts, elements, relations, gobricks }: PartTables,
  shop: Set<number>,
  { drawn, sold }: Known,
): Chosen[] {
  const made = Map.groupBy(elements, ({ part }) => part);
  const printsOf = Map.groupBy(
    relations.filter(({ type }) => type === 'P'),
    ({ parent }) => parent,
  );
  const vocabulary = readVocabulary();
  const named = parts.filter(({ number, category }) => sold.has(number) || !otherWorlds.has(category));
  const chosen = named.flatMap(({ number, name }): Chosen[] => {
    const own = made.get(number) ?? [];
    const colours = new Set(own.map(({ colour }) => colour).filter((colour) => shop.has(colour)));
    const isOfToday = drawn.has(number) || own.some(({ id }) => Number(id) >= FIRST_ID_OF_2021);
    if (colours.size < (isOfToday ? 1 : 2) || printed.test(number)) return [];
    const parsed = parseName(renamed.get(number) ?? name, vocabulary);
    if (!parsed || parsed.unknown.length > 0) return [];
    const shape = shapeOf(parsed);
    if (shape.length > longestShape) return [];
    const size = sizeOf(parsed, shape);
    const popularity =
      own.length + 0.15 * (printsOf.get(number)?.length ?? 0) + (staples.has(number) ? stapleHeadStart : 0);
    const [weightMg, category] = [weightOf(parsed, shape, size), subCategory(parsed, shape)];
    return [{ number, gds: '', aliases: [], parsed, shape, size, weightMg, category, colours, popularity }];
  });
  chosen.sort((one, other) => other.popularity - one.popularity || one.number.localeCompare(other.number));
  const isSold = ({ number }: Chosen) => sold.has(number);
  const remaining = atMost(mostAlike, chosen, ({ parsed }) => nameKey(parsed), isSold);
  addAliases(remaining, relations);
  addGobricksNumbers(remaining, gobricks);
  return remaining;
}

/** The first few of those that are alike, and those that stay in any case. */
export function atMost<T>(
  most: number,
  all: readonly T[],
  keyOf: (one: T) => string,
  stays: (one: T) => boolean = () => false,
): T[] {
  const seen = new Map<string, number>();
  return all.filter((one) => {
    const count = (seen.get(keyOf(one)) ?? 0) + 1;
    seen.set(keyOf(one), count);
    return count <= most || stays(one);
  });
}

/** Equal for names that read the same. */
function nameKey({ head, pieces }: Parsed): string {
  return [head.hans, ...pieces.map((piece) => ('word' in piece ? piece.word.hans : piece.measure))].join(' ');
}

function addAliases(chosen: Chosen[], relations: readonly Relation[]): void {
  const related = Map.groupBy(
    relations
      .filter(({ type }) => type === 'M' || type === 'A')
      .flatMap(({ child, parent }) => [[child, parent] as const, [parent, child] as const]),
    ([from]) => from,
  );
  const taken = new Set(chosen.map(({ number }) => number));
  for (const mould of chosen) {
    const bare = mould.number.replace(/(?<=\d)[a-z]$/, '');
    const others = related.get(mould.number)?.map(([, to]) => to) ?? [];
    const former = [...renumbered].flatMap(([number, now]) => (now === mould.number ? [number] : []));
    for (const alias of [...(knownAliases.get(mould.number) ?? []), ...former, bare, ...others]) {
      if (taken.has(alias) || printed.test(alias) || mould.aliases.length >= 3) continue;
      taken.add(alias);
      mould.aliases.push(alias);
    }
  }
}

function addGobricksNumbers(chosen: Chosen[], gobricks: PartTables['gobricks']): void {
  const byDesign = new Map(gobricks.map(({ design, number }) => [design, number]));
  const given = new Set<string>();
  for (const mould of chosen) {
    mould.gds =
      [mould.number, ...mould.aliases]
        .map((number) => byDesign.get(number) ?? '')
        .find((number) => /^\d+$/.test(number) && !given.has(number)) ?? '';
    given.add(mould.gds);
  }
}

/** Moves plates, tall bricks and some families from the head word's sub category to the one of their size or shape. */
function subCategory({ head, pieces }: Parsed, shape: string): string {
  const [width = 0, , height = 1] = dimensions(pieces);
  const ofFamily = families.get(familyOf(shape))?.['category'];
  if (ofFamily) return ofFamily;
  if (head.category === '201') return { 1: '201', 2: '202' }[width] ?? '203';
  if (head.category === '101') return height > 1 || width > 2 ? '102' : '101';
  return head.category;
}
