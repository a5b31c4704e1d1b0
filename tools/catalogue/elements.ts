import { elementsOfParts, type PartTables } from '../part-tables.ts';

/** A design number with fewer elements than this share of the most common one is treated as an error of the source. */
const leastShare = 0.05;
const mostDesigns = 6;

/**
 * Element ids and design numbers, a line a part in the order given: number, design numbers (most common first, by
 * commas), and for each of its colours, in the order of the colours given, the element ids in base 36, newest first (by
 * dots).
 */
export function elementLines(tables: PartTables, parts: readonly string[], colourOrder: readonly number[]): string[] {
  const made = elementsOfParts(tables);
  return parts.map((number) => {
    const own = made.get(number) ?? [];
    const numbered = own.filter(({ design }) => /^\d{3,6}$/.test(design));
    const designs = [...Map.groupBy(numbered, ({ design }) => design)];
    const common = designs.toSorted(([, one], [, other]) => other.length - one.length);
    const least = (common[0]?.[1].length ?? 0) * leastShare;
    const remaining = common.filter(([, elements]) => elements.length >= least).slice(0, mostDesigns);
    // Ids are assigned in ascending order, so the highest is the newest.
    const newest = own.toSorted((one, other) => Number(other.id) - Number(one.id));
    const byColour = Map.groupBy(newest, ({ colour }) => colour);
    const ids = colourOrder.flatMap(
      (colour) =>
        byColour
          .get(colour)
          ?.map(({ id }) => Number(id).toString(36))
          .join('.') ?? [],
    );
    return [number, remaining.map(([design]) => design).join(','), ...ids].join('|');
  });
}
