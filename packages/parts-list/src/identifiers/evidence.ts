import type { ColourSystem, ReadLine } from '../formats/list.entity.ts';
import { createPartReader, SKU } from './read-part.ts';
import type { Reference } from '../reference/reference.entity.ts';
import type { SystemScore } from './identified.entity.ts';

/** The different pairs of part and colour in a list, up to `MAX_PAIRS`: the evidence for its colour system. */
export type Evidence = {
  colours: readonly string[];
  /** Colours in which the part was ever made, and its colour as written. */
  pairs: readonly { made: ReadonlySet<number>; colour: string }[];
  /** Half of the parts or more carry Gobricks' numbers. */
  isGobricks: boolean;
};

/** More pairs than these do not change the result. */
const MAX_PAIRS = 3000;
/**
 * The weight of pairs that were made, against that of colours that exist: numbers of one system exist in the others as
 * well, with another meaning.
 */
const PAIRS_WEIGHT = 0.9;

/** The colour of a line: in its own cell, or as part of the shop's key (GDS-1443-021). */
export const colourCell = ({ part, colour }: ReadLine): string => colour || (SKU.exec(part.trim())?.[2] ?? '');

/** Collects the evidence of one column, by default that of colours. */
export function gatherEvidence(
  lines: readonly ReadLine[],
  reference: Reference,
  cellOf: (line: ReadLine) => string = colourCell,
): Evidence {
  const readPart = createPartReader(reference);
  const byPart = new Map<string, Set<string>>();
  const cells = new Set<string>();
  let count = 0;
  for (const line of lines) {
    const cell = cellOf(line).trim();
    if (cell === '' || line.part === '') continue;
    let seen = byPart.get(line.part);
    if (!seen) byPart.set(line.part, (seen = new Set()));
    if (seen.has(cell)) continue;
    seen.add(cell);
    cells.add(cell);
    count += 1;
    if (count === MAX_PAIRS) break;
  }
  const pairs: { made: ReadonlySet<number>; colour: string }[] = [];
  let gobricks = 0;
  for (const [text, colours] of byPart) {
    const { part, steps } = readPart(text);
    if (steps[0]?.name === 'gds' || steps[0]?.name === 'sku') gobricks += 1;
    const made = part === undefined ? undefined : reference.coloursOf(part);
    if (made && made.size > 0) for (const colour of colours) pairs.push({ made, colour });
  }
  return { colours: [...cells], pairs, isGobricks: byPart.size > 0 && gobricks * 2 >= byPart.size };
}

/**
 * The colour that a number means in a system, if it counts as evidence for the system: Gobricks writes three digits,
 * of which a spreadsheet drops a leading zero, and only Gobricks writes one.
 */
export function meaningIn(
  system: ColourSystem,
  written: string,
  { isGobricks }: Pick<Evidence, 'isGobricks'>,
  reference: Reference,
): number | undefined {
  const cell = written.normalize('NFKC');
  const isZeroed = /^0\d\d$/.test(cell);
  if (system === 'gds' ? !isGobricks && !/^\d{2,3}$/.test(cell) : isZeroed) return undefined;
  return reference.colourBy(system, cell)?.id;
}

/** Scores how well a system explains the evidence. */
export function scoreOf(system: ColourSystem, evidence: Evidence, reference: Reference): SystemScore {
  const meanings = new Map(evidence.colours.map((cell) => [cell, meaningIn(system, cell, evidence, reference)]));
  const isColour = (cell: string): boolean =>
    meanings.get(cell) !== undefined ||
    (system === 'rebrickable' && cell === '9999') ||
    (system === 'bricklink' && cell === '0');
  const colours = evidence.colours.filter(isColour).length;
  const ofColours = evidence.colours.length;
  const pairs = evidence.pairs.filter(({ made, colour }) => made.has(meanings.get(colour) ?? Number.NaN)).length;
  const ofPairs = evidence.pairs.length;
  const known = ofColours === 0 ? 0 : colours / ofColours;
  return {
    system,
    colours,
    ofColours,
    pairs,
    ofPairs,
    share: ofPairs === 0 ? known / 2 : PAIRS_WEIGHT * (pairs / ofPairs) + (1 - PAIRS_WEIGHT) * known,
  };
}
