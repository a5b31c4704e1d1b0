import { useLayoutEffect, useState, type RefObject } from 'react';

/** How many cards a row has at the current width, and how high a row is, in px, with its gap. */
export type GridShape = { columns: number; rowHeight: number };

/** Measures the grid by an empty row of it, on mount and whenever its size changes. Undefined until measured. */
export function useGridShape(probe: RefObject<HTMLElement | null>): GridShape | undefined {
  const [shape, setShape] = useState<GridShape>();
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return undefined;
    const measure = () => {
      const columns = getComputedStyle(element).gridTemplateColumns.split(' ').length;
      const rowHeight = element.getBoundingClientRect().height;
      setShape((before) =>
        rowHeight === 0 || (before?.columns === columns && before.rowHeight === rowHeight)
          ? before
          : { columns, rowHeight },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [probe]);
  return shape;
}
