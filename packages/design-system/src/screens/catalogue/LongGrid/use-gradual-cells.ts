import { useEffect, useState } from 'react';
import { grow, isSame, within, type CellRange } from './cell-range.ts';

type Cells = {
  /** Those to render at the end; undefined while the rows are not measured, as is `inSight`. */
  wanted: CellRange | undefined;
  inSight: CellRange | undefined;
  columns: number;
  /** What the list shows, by identity: another answer begins with the cells in sight. */
  answer: unknown;
  /** Cells that a document has. */
  present: CellRange | undefined;
};

/**
 * The cells to render now: those in sight at once, those in the buffer around them one in each frame, since all cards of a
 * row in one task hold up scrolling.
 */
export function useGradualCells({ wanted, inSight, columns, answer, present }: Cells): CellRange | undefined {
  const [last, setLast] = useState<{ cells: CellRange; answer: unknown }>();
  const rendered = last && last.answer === answer ? last.cells : undefined;
  const before = last ? rendered : present;
  const now = wanted && inSight && within(before ?? inSight, { wanted, inSight, columns });
  if (now && !(rendered && isSame(rendered, now))) setLast({ cells: now, answer });
  useEffect(() => {
    if (!now || !wanted || isSame(now, wanted)) return undefined;
    const frame = requestAnimationFrame(() => setLast({ cells: grow(now, wanted, columns), answer }));
    return () => cancelAnimationFrame(frame);
  });
  return now;
}
