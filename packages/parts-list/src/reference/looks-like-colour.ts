import { COLOUR_SYSTEMS, type ReadLine, type Trouble } from '../formats/list.entity.ts';
import { gatherEvidence, scoreOf, type Evidence } from './evidence.ts';
import type { Reference } from './reference.entity.ts';

/** Fewer pairs of known parts than these prove something only where all of them were made. */
const THIN = 8;
/** From this share on a column holds colours, and this much better than the colours' own it holds them in their place. */
const COLOURS = 0.85;
const BETTER = 0.1;
/** Few lines ask for so many pieces, and many colours have such a number. Nobody asks for 0, and Rebrickable's black is 0. */
const isBig = (cell: string): boolean => Number(cell) >= 20 || Number(cell) === 0;
const MANY_BIG = 0.4;
const FEW_BIG = 0.15;
/** More lines prove nothing more. */
const SAMPLE = 5000;
/** Fewer pairs, or different colours, than these may be quantities by chance. */
const FEW = 4;

/**
 * Whether the quantities are colour numbers: they go with the parts better than the colours do, or as well while the colours are
 * numbers as small as quantities (the two columns were taken for one another), or they are the same colours in another system.
 */
export function quantityLooksLikeColour(lines: readonly ReadLine[], reference: Reference): Trouble | undefined {
  const counted = lines
    .slice(0, SAMPLE)
    .filter(
      ({ pieces, part, colour, quantity }) => pieces === undefined && part !== '' && colour !== '' && quantity !== '',
    );
  const colours = gatherEvidence(counted, reference);
  const quantities = gatherEvidence(counted, reference, ({ quantity }) => quantity);
  const [asColour, asQuantity] = [best(colours, reference), best(quantities, reference)];
  const areWords = colours.colours.some((cell) => /\p{L}/u.test(cell));
  const isThin = quantities.pairs.length < THIN;
  const areColours = quantities.pairs.length >= FEW && asQuantity.share >= (isThin ? 1 : COLOURS) && !areWords;
  const areBig = bigShare(counted, 'quantity') >= MANY_BIG && bigShare(counted, 'colour') <= FEW_BIG;
  const isSwapped = areColours && (areBig || (!isThin && asQuantity.share - asColour.share >= BETTER));
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

/** Whether each quantity is its line's colour in some other system: BrickLink's 11 beside Rebrickable's 0, for black. */
function areSameColours(
  lines: readonly ReadLine[],
  system: (typeof COLOUR_SYSTEMS)[number],
  reference: Reference,
): boolean {
  const quantityOf = new Map(lines.map(({ colour, quantity }) => [colour, quantity]));
  if (quantityOf.size < FEW) return false;
  const colours = [...quantityOf].map(([cell, quantity]) => ({
    id: (reference.colourBy(system, cell) ?? reference.colourNamed(cell))?.id,
    quantity,
  }));
  return COLOUR_SYSTEMS.some(
    (other) =>
      colours.filter(({ id, quantity }) => id !== undefined && reference.colourBy(other, quantity)?.id === id).length >=
      COLOURS * colours.length,
  );
}
