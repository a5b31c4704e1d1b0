import { useState } from 'react';
import { useStableCallback } from '../../../use-stable-callback.ts';

export type DrawnRows = {
  /** Told by each row while it is drawn, with what takes its focus; gives back what ends that. */
  note: (index: number, element: HTMLElement) => () => void;
  /** Focuses a row, at once (true) or as soon as it is drawn. */
  focusSoon: (index: number) => boolean;
};

/** Keeps which rows are drawn, tells the span of them once for all that came and went together, and leads the focus. */
export function useDrawnRows(onRowsShown: (from: number, to: number) => void): DrawnRows {
  const tell = useStableCallback(onRowsShown);
  const [rows] = useState(() => {
    const drawn = new Map<number, HTMLElement>();
    let wanted: number | undefined;
    let isTelling = false;
    const tellSoon = () => {
      if (isTelling) return;
      isTelling = true;
      queueMicrotask(() => {
        isTelling = false;
        if (drawn.size > 0) tell(Math.min(...drawn.keys()), Math.max(...drawn.keys()) + 1);
      });
    };
    // A row is drawn unseen until it is measured, and what is not seen takes no focus: it is tried with each frame.
    const takeFocus = (index: number, element: HTMLElement) => {
      if (wanted !== index) return;
      element.focus();
      if (document.activeElement === element) wanted = undefined;
      else if (drawn.get(index) === element) requestAnimationFrame(() => takeFocus(index, element));
    };
    return {
      note: (index: number, element: HTMLElement) => {
        drawn.set(index, element);
        tellSoon();
        takeFocus(index, element);
        return () => {
          drawn.delete(index);
          tellSoon();
        };
      },
      focusSoon: (index: number) => {
        const element = drawn.get(index);
        wanted = index;
        if (element) takeFocus(index, element);
        return element !== undefined;
      },
    };
  });
  return rows;
}
