import { join } from 'node:path';
import { shapeOf } from './shape.ts';
import { sizeOf, weightOf, type Size } from './measure.ts';
import { parseName, toNumber, type Parsed } from './grammar.ts';
import { extraParts, knownAliases, renamed, staples } from './known.ts';
import { readTable } from '../read-table.ts';
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
export function chooseMoulds(folder: string, shopColours: Set<number>): Chosen[] {
  const table = (name: string) => readTable(join(folder, name));
  const colours = new Map<string, Set<number>>();
  const elements = new Map<string, number>();
  for (const { part_num: number = '', color_id: colour } of table('elements.csv')) {
    elements.set(number, (elements.get(number) ?? 0) + 1);
    if (!shopColours.has(Number(colour))) continue;
    if (!colours.has(number)) colours.set(number, new Set());
    colours.get(number)?.add(Number(colour));
  }
  const relations = table('part_relationships.csv');
  const prints = new Map<string, number>();
  for (const { rel_type: type, parent_part_num: parent = '' } of relations)
    if (type === 'P') prints.set(parent, (prints.get(parent) ?? 0) + 1);
  const vocabulary = readVocabulary();
  const named = [...table('parts.csv').filter((row) => !otherWorlds.has(row['part_cat_id'] ?? '')), ...extraParts];
  const chosen: Chosen[] = [];
  for (const { part_num: number = '', name = '' } of named) {
    const offered = colours.get(number) ?? new Set<number>();
    if (offered.size < 2 || printed.test(number)) continue;
    const parsed = parseName(renamed[number] ?? name, vocabulary);
    if (!parsed || parsed.unknown.length > 0) continue;
    const shape = shapeOf(parsed);
    if (shape.length > longestShape) continue;
    const size = sizeOf(parsed, shape);
    const popularity =
      (elements.get(number) ?? 0) + 0.2 * (prints.get(number) ?? 0) + (staples.has(number) ? stapleHeadStart : 0);
    chosen.push({
      number,
      gds: '',
      aliases: [],
      parsed,
      shape,
      size,
      weightMg: weightOf(parsed, shape, size),
      category: subCategory(parsed, shape),
      colours: offered,
      popularity,
    });
  }
  chosen.sort((one, other) => other.popularity - one.popularity || one.number.localeCompare(other.number));
  const remaining = mostWanted(withoutCrowds(chosen));
  addAliases(remaining, relations);
  addGobricksNumbers(remaining, folder);
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

function addAliases(chosen: Chosen[], relations: { [name: string]: string }[]): void {
  const own = new Set(chosen.map(({ number }) => number));
  const related = new Map<string, string[]>();
  const relate = (one: string, other: string) => related.set(one, [...(related.get(one) ?? []), other]);
  for (const { rel_type: type, child_part_num: child = '', parent_part_num: parent = '' } of relations) {
    if (type !== 'M' && type !== 'A') continue;
    relate(child, parent);
    relate(parent, child);
  }
  const taken = new Set(own);
  for (const mould of chosen) {
    const bare = mould.number.replace(/(?<=\d)[a-z]$/, '');
    for (const alias of [...(knownAliases[mould.number] ?? []), bare, ...(related.get(mould.number) ?? [])]) {
      if (taken.has(alias) || printed.test(alias) || mould.aliases.length >= 3) continue;
      taken.add(alias);
      mould.aliases.push(alias);
    }
  }
}

function addGobricksNumbers(chosen: Chosen[], folder: string): void {
  const lines = readTable(join(folder, 'gobricks_design_to_gds.csv'), ['design', 'gds']);
  const byDesign = new Map(lines.map(({ design = '', gds = '' }) => [design, gds.replace('GDS-', '')]));
  const given = new Set<string>();
  for (const mould of chosen) {
    const found = [mould.number, ...mould.aliases]
      .map((number) => byDesign.get(number))
      .find((gds) => gds !== undefined && /^\d+$/.test(gds) && !given.has(gds));
    mould.gds = found ?? '';
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
