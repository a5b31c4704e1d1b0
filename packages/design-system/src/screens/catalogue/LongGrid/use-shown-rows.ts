import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Px beyond the window in which rows are rendered on the side to which the list was scrolled last: after another press of
 * Page Down the cards are already there.
 */
const AHEAD_PX = 700;
/**
 * Opposite to it, and on both sides before anything is scrolled: a row. The more is rendered, the longer each frame of
 * scrolling takes to paint, and a page that opens renders little.
 */
const BUFFER_PX = 300;

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
  /** Whether a document already shows cells: then rows are measured after the next layout, apart from its hydration. */
  hasCells: boolean;
};

/**
 * The rows of a list that are to be rendered; undefined until they are measured. Rows of one height need no list library,
 * which measures each row (docs/notes/013).
 */
export function useShownRows({ frame, probe, length, hasCells }: Grid): ShownRows | undefined {
  const [shown, setShown] = useState<ShownRows>();
  useLayoutEffect(() => {
    const row = probe.current;
    if (!row || typeof ResizeObserver === 'undefined') return undefined;
    let shape = { columns: 1, rowHeight: 0 };
    let [lastY, above, below] = [0, BUFFER_PX, BUFFER_PX];
    const show = () => {
      const { columns, rowHeight } = shape;
      // A list that is not displayed has no height.
      if (rowHeight === 0) return;
      const top = frame.current?.getBoundingClientRect().top ?? 0;
      const rowAt = (y: number) => Math.max(0, Math.floor((y - top) / rowHeight));
      const next = {
        columns,
        rowHeight,
        first: rowAt(-above),
        last: rowAt(window.innerHeight + below),
        firstInSight: rowAt(0),
        lastInSight: rowAt(window.innerHeight),
      };
      setShown((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const measure = () => {
      // Only here: reading it lays the page out.
      lastY = window.scrollY;
      const columns = getComputedStyle(row).gridTemplateColumns.split(' ').length;
      shape = { columns, rowHeight: row.getBoundingClientRect().height };
      show();
    };
    if (!hasCells) measure();
    const update = () => {
      const { scrollY } = window;
      [above, below] = scrollY < lastY ? [AHEAD_PX, BUFFER_PX] : [BUFFER_PX, AHEAD_PX];
      lastY = scrollY;
      show();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [frame, probe, hasCells]);
  return shown && withinLength(shown, length);
}

function withinLength({ columns, rowHeight, ...rows }: ShownRows, length: number): ShownRows {
  const lastRow = Math.max(0, Math.ceil(length / columns) - 1);
  const clamp = (row: number) => Math.min(lastRow, row);
  return {
    columns,
    rowHeight,
    first: clamp(rows.first),
    last: clamp(rows.last),
    firstInSight: clamp(rows.firstInSight),
    lastInSight: clamp(rows.lastInSight),
  };
}
