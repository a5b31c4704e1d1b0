import { useEffect, useState } from 'react';
import { grow, isSame, within, type CellRange } from './cell-range.ts';

/**
 * The cells to render now: those in sight at once, those in the buffer around them one in each frame, since all cards of a
 * row in one task hold up scrolling. Undefined while the rows are not measured.
 */
export function useGradualCells(
  wanted: CellRange | undefined,
  inSight: CellRange | undefined,
  columns: number,
): CellRange | undefined {
  const [last, setLast] = useState<CellRange>();
  const now = wanted && inSight && (last ? within(last, { wanted, inSight, columns }) : wanted);
  if (now && !(last && isSame(last, now))) setLast(now);
  useEffect(() => {
    if (!now || !wanted || isSame(now, wanted)) return undefined;
    const frame = requestAnimationFrame(() => setLast(grow(now, wanted, columns)));
    return () => cancelAnimationFrame(frame);
  });
  return now;
}
