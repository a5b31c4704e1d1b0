import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Px above and below the window in which rows are rendered: after one press of Page Down the cards are already there.
 */
const BUFFER_PX = 700;

type RowRange = { first: number; last: number };

/**
 * The rows of a frame that are in or near the window, both included; none until their height (px) is measured. Rows of
 * one height need no list library, which measures each row (docs/notes/013).
 */
export function useRowRange(frame: RefObject<HTMLElement | null>, rowHeight: number, rows: number): RowRange {
  const [range, setRange] = useState<RowRange>({ first: 0, last: -1 });
  useLayoutEffect(() => {
    if (rowHeight === 0) return undefined;
    const update = () => {
      const top = frame.current?.getBoundingClientRect().top ?? 0;
      const rowAt = (y: number) => Math.max(0, Math.min(rows - 1, Math.floor((y - top) / rowHeight)));
      const next = { first: rowAt(-BUFFER_PX), last: rowAt(window.innerHeight + BUFFER_PX) };
      setRange((before) => (before.first === next.first && before.last === next.last ? before : next));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [frame, rowHeight, rows]);
  return range;
}
