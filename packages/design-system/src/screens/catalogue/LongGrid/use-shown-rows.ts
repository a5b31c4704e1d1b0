import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Px above and below the window in which rows are rendered: after one press of Page Down the cards are already there.
 */
const BUFFER_PX = 700;
/** Before anything is scrolled: a row more than is visible, so that a page that opens renders little. */
const FIRST_BUFFER_PX = 300;

/**
 * How many cards a row has at the current width, how high a row is, in px, with its gap, the rows in or near the window,
 * and those in it, both included.
 */
export type ShownRows = {
  columns: number;
  rowHeight: number;
  first: number;
  last: number;
  firstInSight: number;
  lastInSight: number;
};

type Grid = {
  frame: RefObject<HTMLElement | null>;
  /** An empty row of the grid. */
  probe: RefObject<HTMLElement | null>;
  /** How many parts the list has. */
  length: number;
};

/**
 * The rows of a list that are to be rendered; undefined until they are measured. Rows of one height need no list library,
 * which measures each row (docs/notes/013).
 */
export function useShownRows({ frame, probe, length }: Grid): ShownRows | undefined {
  const [shown, setShown] = useState<ShownRows>();
  useLayoutEffect(() => {
    const row = probe.current;
    if (!row || typeof ResizeObserver === 'undefined') return undefined;
    let shape = { columns: 1, rowHeight: 0 };
    const show = (buffer: number) => {
      const { columns, rowHeight } = shape;
      // A list that is not displayed has no height.
      if (rowHeight === 0) return;
      const top = frame.current?.getBoundingClientRect().top ?? 0;
      const lastRow = Math.ceil(length / columns) - 1;
      const rowAt = (y: number) => Math.max(0, Math.min(lastRow, Math.floor((y - top) / rowHeight)));
      const next = {
        columns,
        rowHeight,
        first: rowAt(-buffer),
        last: rowAt(window.innerHeight + buffer),
        firstInSight: rowAt(0),
        lastInSight: rowAt(window.innerHeight),
      };
      setShown((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const measure = (buffer: number) => {
      const columns = getComputedStyle(row).gridTemplateColumns.split(' ').length;
      shape = { columns, rowHeight: row.getBoundingClientRect().height };
      show(buffer);
    };
    let buffer = FIRST_BUFFER_PX;
    measure(buffer);
    const update = () => {
      buffer = BUFFER_PX;
      show(buffer);
    };
    const observer = new ResizeObserver(() => measure(buffer));
    observer.observe(row);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [frame, probe, length]);
  return shown;
}
