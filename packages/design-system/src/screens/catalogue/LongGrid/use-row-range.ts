import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Px above and below the window in which rows are rendered: after one press of Page Down the cards are already there.
 */
const BUFFER_PX = 700;
/** Before anything is scrolled: a row more than is visible, so that a page that opens renders little. */
const FIRST_BUFFER_PX = 300;

type RowRange = { first: number; last: number };

/**
 * The rows of a frame that are in or near the window, both included; none until their height (px) is measured. Rows of
 * one height need no list library, which measures each row (docs/notes/013).
 */
export function useRowRange(frame: RefObject<HTMLElement | null>, rowHeight: number, rows: number): RowRange {
  const [range, setRange] = useState<RowRange>({ first: 0, last: -1 });
  useLayoutEffect(() => {
    if (rowHeight === 0) return undefined;
    const showWithin = (buffer: number) => {
      const top = frame.current?.getBoundingClientRect().top ?? 0;
      const rowAt = (y: number) => Math.max(0, Math.min(rows - 1, Math.floor((y - top) / rowHeight)));
      const next = { first: rowAt(-buffer), last: rowAt(window.innerHeight + buffer) };
      setRange((before) => (before.first === next.first && before.last === next.last ? before : next));
    };
    showWithin(FIRST_BUFFER_PX);
    const update = () => showWithin(BUFFER_PX);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [frame, rowHeight, rows]);
  return range;
}
