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
  const [from, to] = [now?.from, now?.to];
  const [wantedFrom, wantedTo] = [wanted?.from, wanted?.to];
  useEffect(() => {
    if (from === undefined || to === undefined || wantedFrom === undefined || wantedTo === undefined) return undefined;
    const shown = { from, to };
    const target = { from: wantedFrom, to: wantedTo };
    if (isSame(shown, target)) return undefined;
    const frame = requestAnimationFrame(() => setLast(grow(shown, target, columns)));
    return () => cancelAnimationFrame(frame);
  }, [from, to, wantedFrom, wantedTo, columns]);
  return now;
}
