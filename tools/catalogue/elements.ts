import type { PartTables } from '../part-tables.ts';

/** A design number with fewer elements than this share of the most common one is treated as an error of the source. */
const leastShare = 0.05;
const mostDesigns = 6;

/**
 * Element ids and design numbers, a line a mould in the order given: number, design numbers (most common first, by
 * commas), and for each of its colours, in the order of the colours given, the element ids in base 36, newest first (by
 * dots).
 */
export function elementLines(
  { elements }: PartTables,
  parts: readonly { number: string; colours: ReadonlySet<number> }[],
  colourOrder: readonly number[],
): string[] {
  const byPart = Map.groupBy(elements, ({ part }) => part);
  return parts.map(({ number, colours }) => {
    const own = byPart.get(number) ?? [];
    const designs = Map.groupBy(
      own.filter(({ design }) => /^\d{3,6}$/.test(design)),
      ({ design }) => design,
    );
    const common = [...designs].toSorted(([, one], [, other]) => other.length - one.length);
    const least = (common[0]?.[1].length ?? 0) * leastShare;
    const remaining = common.filter(([, made]) => made.length >= least).slice(0, mostDesigns);
    // Ids are assigned in ascending order, so the highest is the newest.
    const idsOf = (colour: number) =>
      own
        .flatMap((element) => (element.colour === colour ? Number(element.id) : []))
        .toSorted((a, b) => b - a)
        .map((id) => id.toString(36))
        .join('.');
    const ids = colourOrder.filter((colour) => colours.has(colour)).map(idsOf);
    return [number, remaining.map(([design]) => design).join(','), ...ids].join('|');
  });
}
