import { useState } from 'react';
import { useStableCallback } from '../../../use-stable-callback.ts';

export type RenderedRows = {
  /** Registers a rendered row with the element to focus. Returns a function that removes it. */
  register: (index: number, element: HTMLElement) => () => void;
  /** Focuses a row immediately (returns true) or as soon as it is rendered. */
  focusSoon: (index: number) => boolean;
};

/** Tracks which rows are rendered, reports their range once per batch of changes, and moves the focus to rows. */
export function useRenderedRows(onRowsShown: (from: number, to: number) => void): RenderedRows {
  const report = useStableCallback(onRowsShown);
  const [rows] = useState(() => {
    const rendered = new Map<number, HTMLElement>();
    let focusIndex: number | undefined;
    let isReportScheduled = false;
    const reportSoon = () => {
      if (isReportScheduled) return;
      isReportScheduled = true;
      queueMicrotask(() => {
        isReportScheduled = false;
        if (rendered.size > 0) report(Math.min(...rendered.keys()), Math.max(...rendered.keys()) + 1);
      });
    };
    // A row is invisible until it is measured, and cannot be focused before, so it is tried again with each frame.
    const takeFocus = (index: number, element: HTMLElement) => {
      if (focusIndex !== index) return;
      element.focus();
      if (document.activeElement === element) focusIndex = undefined;
      else if (rendered.get(index) === element) requestAnimationFrame(() => takeFocus(index, element));
    };
    return {
      register: (index: number, element: HTMLElement) => {
        rendered.set(index, element);
        reportSoon();
        takeFocus(index, element);
        return () => {
          rendered.delete(index);
          reportSoon();
        };
      },
      focusSoon: (index: number) => {
        const element = rendered.get(index);
        focusIndex = index;
        if (element) takeFocus(index, element);
        return element !== undefined;
      },
    };
  });
  return rows;
}
