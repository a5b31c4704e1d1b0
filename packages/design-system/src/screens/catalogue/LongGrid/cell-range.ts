/** Indexes of cells, both included; `to` is less than `from` where there are none. */
export type CellRange = { from: number; to: number };

export const isSame = (one: CellRange, other: CellRange): boolean => one.from === other.from && one.to === other.to;

/** Rows that stay a while longer than they are wanted, so that a frame in which cells come takes none away. */
const ROWS_KEPT = 1;

/**
 * The cells of `shown` that may stay, and all that are in sight: those alone after a jump, which leaves nothing in
 * between to keep.
 */
export function within(
  shown: CellRange,
  { wanted, inSight, columns }: { wanted: CellRange; inSight: CellRange; columns: number },
): CellRange {
  if (shown.from > inSight.to + 1 || shown.to < inSight.from - 1) return inSight;
  const extra = ROWS_KEPT * columns;
  return {
    from: Math.max(Math.min(shown.from, inSight.from), wanted.from - extra),
    to: Math.min(Math.max(shown.to, inSight.to), wanted.to + extra),
  };
}

/** The cells of the next frame: one more below, else one more above, else a row less of those that are not wanted. */
export function grow({ from, to }: CellRange, wanted: CellRange, columns: number): CellRange {
  if (to < wanted.to) return { from, to: to + 1 };
  if (from > wanted.from) return { from: from - 1, to };
  if (from < wanted.from) return { from: Math.min(wanted.from, from + columns), to };
  return { from, to: Math.max(wanted.to, to - columns) };
}

/**
 * Without the cells at the end that still load, unless they are in sight: nobody sees their placeholders, and the cards of
 * an answer would replace all of them in one task instead of coming one in each frame.
 */
export function withoutLoading(
  { from, to }: CellRange,
  inSight: CellRange,
  isLoading: (at: number) => boolean,
): CellRange {
  while (to > inSight.to && isLoading(to)) to -= 1;
  return { from, to };
}
