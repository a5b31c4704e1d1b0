import type { Facets } from '@shop/contracts';

export type Size = Facets['sizes'][number];
/** Sizes as a table: the commonest widths and lengths as rows and columns, the others beside it. */
export type SizeTable = {
  widths: readonly number[];
  lengths: readonly number[];
  at: (width: number, length: number) => Size | undefined;
  others: readonly Size[];
  most: number;
};

/** As many as a column of 232 px holds with targets of 24 px and more. */
const LENGTHS = 6;
const WIDTHS = 6;

export const keyOf = ({ width, length }: Pick<Size, 'width' | 'length'>): string => `${width}x${length}`;

/** Lays sizes out; a chosen size that is in no column stands among the others, so that it can be seen and taken back. */
export function sizeTable(sizes: readonly Size[]): SizeTable {
  const lengths = commonest(sizes, 'length', LENGTHS);
  const widths = commonest(
    sizes.filter(({ length }) => lengths.includes(length)),
    'width',
    WIDTHS,
  );
  const isInside = ({ width, length }: Size) => widths.includes(width) && lengths.includes(length);
  const cells = new Map(sizes.filter(isInside).map((size) => [keyOf(size), size]));
  return {
    widths,
    lengths,
    at: (width, length) => cells.get(keyOf({ width, length })),
    others: sizes
      .filter((size) => !isInside(size) && size.count > 0)
      .sort((a, b) => a.width - b.width || a.length - b.length),
    most: Math.max(1, ...[...cells.values()].map(({ count }) => count)),
  };
}

function commonest(sizes: readonly Size[], side: 'width' | 'length', count: number): readonly number[] {
  const sums = new Map<number, number>();
  for (const size of sizes) if (size.count > 0) sums.set(size[side], (sums.get(size[side]) ?? 0) + size.count);
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([value]) => value)
    .sort((a, b) => a - b);
}
