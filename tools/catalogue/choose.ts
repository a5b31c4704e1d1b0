import type { PartTables, Relation } from '../part-tables.ts';
import { shapeOf } from './shape.ts';
import { sizeOf, weightOf, type Size } from './measure.ts';
import { parseName, toNumber, type Parsed } from './grammar.ts';
import { extraParts, knownAliases, renamed, staples } from './known.ts';
import { readVocabulary } from './vocabulary.ts';

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
const otherWorlds = new Set(['4', '17', '42', '43', '45', '48', '50', '57', '58', '62', '63', '64', '66']);
const printed = /pr\d|pb\d|pat\d|stk/;
const longestShape = 40;
const mostAlike = 3;
const stapleHeadStart = 40;
const wanted = 3260;

/** Chooses the moulds: real parts in at least two of the shop's colours whose name the vocabulary covers completely. */
export function chooseMoulds({ parts, elements, relations, gobricks }: PartTables, shop: Set<number>): Chosen[] {
  const made = Map.groupBy(elements, ({ part }) => part);
  const printsOf = Map.groupBy(
    relations.filter(({ type }) => type === 'P'),
    ({ parent }) => parent,
  );
  const vocabulary = readVocabulary();
  const named = [...parts.filter(({ category }) => !otherWorlds.has(category)), ...extraParts];
  const chosen = named.flatMap(({ number, name }): Chosen[] => {
    const own = made.get(number) ?? [];
    const colours = new Set(own.map(({ colour }) => colour).filter((colour) => shop.has(colour)));
    if (colours.size < 2 || printed.test(number)) return [];
    const parsed = parseName(renamed.get(number) ?? name, vocabulary);
    if (!parsed || parsed.unknown.length > 0) return [];
    const shape = shapeOf(parsed);
    if (shape.length > longestShape) return [];
    const size = sizeOf(parsed, shape);
    const popularity =
      own.length + 0.2 * (printsOf.get(number)?.length ?? 0) + (staples.has(number) ? stapleHeadStart : 0);
    const [weightMg, category] = [weightOf(parsed, shape, size), subCategory(parsed, shape)];
    return [{ number, gds: '', aliases: [], parsed, shape, size, weightMg, category, colours, popularity }];
  });
  chosen.sort((one, other) => other.popularity - one.popularity || one.number.localeCompare(other.number));
  const remaining = mostWanted(withoutCrowds(chosen));
  addAliases(remaining, relations);
  addGobricksNumbers(remaining, gobricks);
  return remaining;
}

/** Limits moulds with the same name to the most popular few. */
function withoutCrowds(chosen: Chosen[]): Chosen[] {
  const seen = new Map<string, number>();
  return chosen.filter(({ parsed }) => {
    const key = nameKey(parsed);
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return (seen.get(key) ?? 0) <= mostAlike;
  });
}

/**
 * Limits the number of moulds: those in the fewest colours are dropped first, the least common of them before others.
 */
function mostWanted(chosen: Chosen[]): Chosen[] {
  const byWorth = [...chosen].sort(
    (one, other) => other.colours.size - one.colours.size || other.popularity - one.popularity,
  );
  const last = new Set(byWorth.filter(({ number }) => !staples.has(number)).slice(wanted - staples.size));
  return chosen.filter((mould) => !last.has(mould));
}

/** Equal for names that read the same. */
export function nameKey({ head, pieces }: Parsed): string {
  return [head.hans, ...pieces.map((piece) => ('word' in piece ? piece.word.hans : piece.measure))].join(' ');
}

function addAliases(chosen: Chosen[], relations: readonly Relation[]): void {
  const related = Map.groupBy(
    relations
      .filter(({ type }) => type === 'M' || type === 'A')
      .flatMap(({ child, parent }) => [
        { from: child, to: parent },
        { from: parent, to: child },
      ]),
    ({ from }) => from,
  );
  const taken = new Set(chosen.map(({ number }) => number));
  for (const mould of chosen) {
    const bare = mould.number.replace(/(?<=\d)[a-z]$/, '');
    const others = related.get(mould.number)?.map(({ to }) => to) ?? [];
    for (const alias of [...(knownAliases[mould.number] ?? []), bare, ...others]) {
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

/** Moves plates, tall bricks and jumpers from the head word's sub category to the one of their size. */
function subCategory({ head, pieces }: Parsed, shape: string): string {
  const measure = pieces.find((piece) => 'measure' in piece && piece.measure.includes('x'));
  const dims = measure && 'measure' in measure ? measure.measure.split('x').map(toNumber) : [];
  if (shape.startsWith('jumper')) return '803';
  if (shape.startsWith('corner-')) return '703';
  if (shape.startsWith('slopedouble') || shape.startsWith('slopecorner')) return '403';
  if (head.category === '201') return { 1: '201', 2: '202' }[dims[0] ?? 0] ?? '203';
  if (head.category === '101') return (dims[2] ?? 1) > 1 || (dims[0] ?? 1) > 2 ? '102' : '101';
  return head.category;
}
