import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { LongList } from '../long-list.ts';
import { pageOfRow, pagesAround, rowCount, rowOfPage, type RowShape } from './list-rows.ts';
import { useStableCallback } from '../../../use-stable-callback.ts';

type RowsInSight = {
  frame: RefObject<HTMLElement | null>;
  list: LongList;
  shape: RowShape;
  /** Height of a row in px; 0 until it is measured. */
  rowHeight: number;
  /** Called at once, for what is shown beside the list; the URL is updated only when scrolling pauses. */
  onTopPageChange: (topPage: number) => void;
};

/**
 * How often visible rows are checked while scrolling. Scrolling by more than two windows in that time loads nothing.
 */
const CHECK_INTERVAL_MS = 120;
/** Browsers limit how often the URL may change, so it is updated when scrolling pauses for this long. */
const URL_UPDATE_DELAY_MS = 250;

/** Reports which pages are visible while the list scrolls, and returns a function that scrolls to a page. */
export function useRowsInSight({
  frame,
  list,
  shape,
  rowHeight,
  onTopPageChange,
}: RowsInSight): (page: number) => void {
  const { columns, length, pageSize } = shape;
  const reported = useRef({ pages: '', top: list.startPage });
  const firstPart = useRef(0);
  const hasScrolled = useRef(false);
  const urlTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const goToRow = useStableCallback((row: number) => {
    const top = frame.current?.getBoundingClientRect().top ?? 0;
    window.scrollTo({ top: window.scrollY + top + row * rowHeight - coveredAbove(), behavior: 'instant' });
  });
  const checkSight = useStableCallback(() => {
    if (!frame.current || rowHeight === 0) return;
    const { top } = frame.current.getBoundingClientRect();
    const rowAt = (y: number) => Math.max(0, Math.min(rowCount(shape) - 1, Math.floor((y - top + 1) / rowHeight)));
    const first = rowAt(coveredAbove());
    firstPart.current = first * columns;
    // Before anything is scrolled those of this window and the next are enough: many a reader goes no further.
    const pages = hasScrolled.current
      ? pagesAround(first, rowAt(window.innerHeight), shape, 1)
      : pagesAround(first, rowAt(2 * window.innerHeight), shape, 0);
    if (reported.current.pages !== pages.join() || pages.some((page) => list.pages[page] === undefined)) {
      reported.current.pages = pages.join();
      list.onPagesInSight(pages);
    }
    const topPage = pageOfRow(first, shape);
    onTopPageChange(topPage);
    clearTimeout(urlTimer.current);
    urlTimer.current = setTimeout(() => {
      if (reported.current.top === topPage) return;
      reported.current.top = topPage;
      list.onTopPage(topPage);
    }, URL_UPDATE_DELAY_MS);
  });

  const isPlaced = useRef(false);
  const restorePosition = useStableCallback(() => {
    if (rowHeight === 0) return;
    // After a resize the first visible part stays visible. A position that the browser has restored stays as it is.
    if (isPlaced.current) {
      if (firstPart.current > 0) goToRow(Math.floor(firstPart.current / columns));
    } else if (list.startPage > 1 && window.scrollY === 0) goToRow(rowOfPage(list.startPage, shape));
    isPlaced.current = true;
  });
  // Only a new shape of the grid moves the scroll position, never a new length of the list.
  useLayoutEffect(restorePosition, [restorePosition, columns, rowHeight]);
  // By content: the pages are a new object in each render, and reading the layout is expensive.
  const loaded = Object.entries(list.pages)
    .map(([page, { state }]) => page + state)
    .join();
  useEffect(checkSight, [checkSight, columns, length, pageSize, rowHeight, loaded]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastY = window.scrollY;
    const checkSoon = () => {
      hasScrolled.current ||= window.scrollY !== lastY;
      timer ??= setTimeout(() => {
        timer = undefined;
        const isScrollingFast = Math.abs(window.scrollY - lastY) > 2 * window.innerHeight;
        lastY = window.scrollY;
        if (isScrollingFast) checkSoon();
        else checkSight();
      }, CHECK_INTERVAL_MS);
    };
    window.addEventListener('scroll', checkSoon, { passive: true });
    window.addEventListener('resize', checkSoon);
    return () => {
      clearTimeout(timer);
      clearTimeout(urlTimer.current);
      window.removeEventListener('scroll', checkSoon);
      window.removeEventListener('resize', checkSoon);
    };
  }, [checkSight]);
  return useStableCallback((page: number) => goToRow(rowOfPage(page, shape)));
}

/** How much of the window the sticky header covers, in px: the scroll padding of the page. */
const coveredAbove = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
