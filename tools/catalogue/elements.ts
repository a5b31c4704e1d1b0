import { join } from 'node:path';
import { readTable } from '../read-table.ts';

/** A design number with fewer elements than this share of the most common one is treated as an error of the source. */
const leastShare = 0.05;
const mostDesigns = 6;

/**
 * What the elements table knows of one part: its elements by colour, and how often each design number occurs with them.
 */
type Known = { byColour: Map<number, number[]>; designs: Map<string, number> };

/**
 * Element ids and design numbers, a line a mould in the order given: number, design numbers (most common first, by
 * commas), and for each of its colours, in the order of the colours given, the element ids in base 36, newest first (by
 * dots).
 */
export function elementLines(
  folder: string,
  parts: { number: string; colours: Set<number> }[],
  colourOrder: number[],
): string[] {
  const known = new Map<string, Known>(
    parts.map(({ number }) => [number, { byColour: new Map(), designs: new Map() }]),
  );
  for (const { element_id: element, part_num: number = '', color_id: colour, design_id: design = '' } of readTable(
    join(folder, 'elements.csv'),
  )) {
    const part = known.get(number);
    if (!part) continue;
    part.byColour.set(Number(colour), [...(part.byColour.get(Number(colour)) ?? []), Number(element)]);
    if (/^\d{3,6}$/.test(design)) part.designs.set(design, (part.designs.get(design) ?? 0) + 1);
  }
  return parts.map(({ number, colours }) => {
    const { byColour, designs } = known.get(number) ?? {
      byColour: new Map<number, number[]>(),
      designs: new Map<string, number>(),
    };
    const common = [...designs].toSorted(([, one], [, other]) => other - one);
    const least = (common[0]?.[1] ?? 0) * leastShare;
    const remaining = common.filter(([, count]) => count >= least).slice(0, mostDesigns);
    // Ids are assigned in ascending order, so the highest is the newest.
    const ids = (colour: number) =>
      (byColour.get(colour) ?? [])
        .toSorted((a, b) => b - a)
        .map((id) => id.toString(36))
        .join('.');
    return [
      number,
      remaining.map(([design]) => design).join(','),
      ...colourOrder.filter((colour) => colours.has(colour)).map(ids),
    ].join('|');
  });
}
