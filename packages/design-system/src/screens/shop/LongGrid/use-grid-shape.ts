import { useLayoutEffect, useState, type RefObject } from 'react';

/** How many cards stand in a row here, and how high a row is, in px. */
export type GridShape = { columns: number; pitch: number };

/** Reads the shape of the grid off an empty row of it, now and whenever its room changes. Undefined until it is known. */
export function useGridShape(probe: RefObject<HTMLElement | null>): GridShape | undefined {
  const [shape, setShape] = useState<GridShape>();
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return undefined;
    const measure = () => {
      const columns = getComputedStyle(element).gridTemplateColumns.split(' ').length;
      const pitch = element.getBoundingClientRect().height;
      setShape((before) =>
        pitch === 0 || (before?.columns === columns && before.pitch === pitch) ? before : { columns, pitch },
      );
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [probe]);
  return shape;
}
