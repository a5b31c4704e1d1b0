import { COLOUR_SYSTEMS, type FileProblem, type ReadLine } from '../formats/list.entity.ts';
import { gatherEvidence, scoreOf, type Evidence } from './evidence.ts';
import type { Reference } from '../reference/reference.entity.ts';

/** With fewer pairs of known parts than these, all of them must have been made. */
const MIN_PAIRS = 8;
/** From this share on a column holds colours. */
const COLOUR_SHARE = 0.85;
/** From this lead over the colour column on, the two columns are swapped. */
const SWAPPED_LEAD = 0.1;
/** Rare as a quantity and common as a colour number. 0 is no quantity, and Rebrickable's black is 0. */
const isBig = (cell: string): boolean => Number(cell) >= 20 || Number(cell) === 0;
/** Least share of big numbers in the quantity column, and greatest in the colour column, of swapped columns. */
const MIN_BIG_QUANTITIES = 0.4;
const MAX_BIG_COLOURS = 0.15;
/** More lines than these do not change the result. */
const SAMPLE_LINES = 5000;
/** Fewer pairs, or different colours, than these may match by chance. */
const MIN_DIFFERENT = 4;

/**
 * The problem of a list whose quantities look like colour numbers: they match the parts better than the colours do, or
 * equally well while the colours are as small as quantities (swapped columns), or nearly all are the same colours in
 * some system.
 */
export function quantityLooksLikeColour(lines: readonly ReadLine[], reference: Reference): FileProblem | undefined {
  const counted = lines
    .slice(0, SAMPLE_LINES)
    .filter(
      ({ pieces, part, colour, quantity }) => pieces === undefined && part !== '' && colour !== '' && quantity !== '',
    );
  const colours = gatherEvidence(counted, reference);
  const quantities = gatherEvidence(counted, reference, ({ quantity }) => quantity);
  const [asColour, asQuantity] = [best(colours, reference), best(quantities, reference)];
  const areNames = colours.colours.some((cell) => /\p{L}/u.test(cell));
  const isThin = quantities.pairs.length < MIN_PAIRS;
  const areColours =
    quantities.pairs.length >= MIN_DIFFERENT && asQuantity.share >= (isThin ? 1 : COLOUR_SHARE) && !areNames;
  const areBig = bigShare(counted, 'quantity') >= MIN_BIG_QUANTITIES && bigShare(counted, 'colour') <= MAX_BIG_COLOURS;
  // White and blue are 1 in some system, and most parts are made in both.
  const isVaried = !isThin && quantities.colours.length >= MIN_DIFFERENT;
  const isSwapped = areColours && (areBig || (isVaried && asQuantity.share - asColour.share >= SWAPPED_LEAD));
  const [first] = counted;
  if (!first || !(isSwapped || areSameColours(counted, reference))) return undefined;
  return { code: 'quantityLooksLikeColour', file: first.file, line: first.line, column: first.columns?.quantity };
}

const best = (evidence: Evidence, reference: Reference) =>
  COLOUR_SYSTEMS.map((system) => scoreOf(system, evidence, reference)).reduce((one, other) =>
    other.share > one.share ? other : one,
  );

const bigShare = (lines: readonly ReadLine[], cell: 'colour' | 'quantity'): number =>
  lines.filter((line) => isBig(line[cell])).length / lines.length;

/**
 * Whether the quantities of nearly all lines are their colours, in some system: BrickLink's 11 beside Gobricks' 080,
 * for black. A single colour proves nothing, since its lines may well want the same number of pieces.
 */
function areSameColours(lines: readonly ReadLine[], reference: Reference): boolean {
  const [written, quantities] = [
    meaningsOf(
      lines.map(({ colour }) => colour),
      reference,
    ),
    meaningsOf(
      lines.map(({ quantity }) => quantity),
      reference,
    ),
  ];
  return written.some((colourOf) =>
    quantities.some((otherOf) => {
      const counts = new Map<number, number>();
      for (const { colour, quantity } of lines) {
        const id = colourOf.get(colour);
        if (id !== undefined && otherOf.get(quantity) === id) counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      const matched = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const isVaried = counts.size >= MIN_DIFFERENT || matched - Math.max(0, ...counts.values()) >= MIN_DIFFERENT;
      return isVaried && matched >= COLOUR_SHARE * lines.length;
    }),
  );
}

/** What cells mean as colours, for each system. */
function meaningsOf(cells: readonly string[], reference: Reference): readonly ReadonlyMap<string, number>[] {
  const different = [...new Set(cells)];
  return COLOUR_SYSTEMS.map(
    (system) =>
      new Map(
        different.flatMap((cell): [string, number][] => {
          const colour = reference.colourBy(system, cell) ?? reference.colourNamed(cell);
          return colour ? [[cell, colour.id]] : [];
        }),
      ),
  );
}
