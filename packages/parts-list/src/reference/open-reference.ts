import { legacyId, legacyReading } from './legacy-element.ts';
import { nearNumbers } from './near-numbers.ts';
import { openColours } from './open-colours.ts';
import { openElements } from './open-elements.ts';
import { openKin } from './open-kin.ts';
import { openParts } from './open-parts.ts';
import type { Reference } from './reference.entity.ts';
import type { ElementTable, PartTables } from './tables.entity.ts';

type PairOf = { part: string; colour: number };
export type Tables = { parts: PartTables; elements?: ElementTable };

/**
 * Opens the compiled tables of parts and colours. Without the element table only legacy element ids are known, which
 * contain part and colour.
 */
export function openReference(tables: Tables): Reference {
  const colours = openColours(tables.parts);
  const { numbers, fame, blankOf, ...parts } = openParts(tables.parts);
  const elements = tables.elements && openElements(tables.elements, { numbers, fame, blankOf, ...parts });
  const known = new Set(numbers);
  const legoColour = (code: string): number | undefined => colours.colourBy('lego', code)?.id;
  // An id that is also a part number means the part.
  const readLegacyId = (id: string): PairOf | undefined =>
    known.has(id)
      ? undefined
      : legacyReading(id, legoColour, (number) => (known.has(number) ? number : undefined), parts.coloursOf);
  /** The legacy id of a pair that is not in the table, for a mould in several colours. */
  const legacyElement = (part: string, colour: number): string | undefined => {
    const id = legacyId(part, colours.colour(colour)?.codes.lego ?? '');
    const pair = elements && fame(part) > 1 ? readLegacyId(id) : undefined;
    return pair?.part === part && pair.colour === colour ? id : undefined;
  };
  return {
    ...colours,
    ...parts,
    kinOf: openKin(tables.parts, { numbers, fame, blankOf, ...parts }),
    element: (id) => elements?.find(Number(id)) ?? readLegacyId(id),
    elementOf: (part, colour) => elements?.newestOf(part, colour) ?? legacyElement(part, colour),
    near: (number) => nearNumbers(number, (candidate) => known.has(candidate), fame),
  };
}
