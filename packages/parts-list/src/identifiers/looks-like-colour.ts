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
 * equally well while the colours are as small as quantities (swapped columns), or they are the same colours in another
 * system.
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
  const isSwapped = areColours && (areBig || (!isThin && asQuantity.share - asColour.share >= SWAPPED_LEAD));
  const [first] = counted;
  if (!first || !(isSwapped || areSameColours(counted, asColour.system, reference))) return undefined;
  return { code: 'quantityLooksLikeColour', file: first.file, line: first.line, column: first.columns?.quantity };
}

const best = (evidence: Evidence, reference: Reference) =>
  COLOUR_SYSTEMS.map((system) => scoreOf(system, evidence, reference)).reduce((one, other) =>
    other.share > one.share ? other : one,
  );

const bigShare = (lines: readonly ReadLine[], cell: 'colour' | 'quantity'): number =>
  lines.filter((line) => isBig(line[cell])).length / lines.length;

/**
 * Whether each quantity is its line's colour in some other system: BrickLink's 11 beside Rebrickable's 0, for black.
 */
function areSameColours(
  lines: readonly ReadLine[],
  system: (typeof COLOUR_SYSTEMS)[number],
  reference: Reference,
): boolean {
  const quantityOf = new Map(lines.map(({ colour, quantity }) => [colour, quantity]));
  if (quantityOf.size < MIN_DIFFERENT) return false;
  const colours = [...quantityOf].map(([cell, quantity]) => ({
    id: (reference.colourBy(system, cell) ?? reference.colourNamed(cell))?.id,
    quantity,
  }));
  return COLOUR_SYSTEMS.some(
    (other) =>
      colours.filter(({ id, quantity }) => id !== undefined && reference.colourBy(other, quantity)?.id === id).length >=
      COLOUR_SHARE * colours.length,
  );
}
