import type { Facets } from '@shop/contracts';

export type Size = Facets['sizes'][number];
/** Sizes as a table: the most common widths and lengths as rows and columns, all other sizes in a list below. */
export type SizeTable = {
  widths: readonly number[];
  lengths: readonly number[];
  at: (width: number, length: number) => Size | undefined;
  others: readonly Size[];
  /** The highest count of a cell, at least 1. */
  maxCount: number;
};

/** As many as fit into a column of 232 px with targets of at least 24 px. */
const LENGTHS = 6;
const WIDTHS = 6;

export const sizeKey = ({ width, length }: Pick<Size, 'width' | 'length'>): string => `${width}x${length}`;

/**
 * Arranges sizes as a table; a selected size outside the table is listed with the others, so that it can be removed.
 */
export function sizeTable(sizes: readonly Size[]): SizeTable {
  const lengths = mostCommon(sizes, 'length', LENGTHS);
  const widths = mostCommon(
    sizes.filter(({ length }) => lengths.includes(length)),
    'width',
    WIDTHS,
  );
  const isInside = ({ width, length }: Size) => widths.includes(width) && lengths.includes(length);
  const cells = new Map(sizes.filter(isInside).map((size) => [sizeKey(size), size]));
  return {
    widths,
    lengths,
    at: (width, length) => cells.get(sizeKey({ width, length })),
    others: sizes
      .filter((size) => !isInside(size) && size.count > 0)
      .sort((a, b) => a.width - b.width || a.length - b.length),
    maxCount: Math.max(1, ...[...cells.values()].map(({ count }) => count)),
  };
}

function mostCommon(sizes: readonly Size[], side: 'width' | 'length', count: number): readonly number[] {
  const sums = new Map<number, number>();
  for (const size of sizes) if (size.count > 0) sums.set(size[side], (sums.get(size[side]) ?? 0) + size.count);
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([value]) => value)
    .sort((a, b) => a - b);
}
