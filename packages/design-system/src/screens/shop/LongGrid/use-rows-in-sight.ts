import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { LongList } from '../long-list.ts';
import { pageOfRow, pagesAround, rowCount, rowOfPage, type RowShape } from './list-rows.ts';
import { useStableCallback } from '../../../use-stable-callback.ts';

type Sight = {
  frame: RefObject<HTMLElement | null>;
  list: LongList;
  shape: RowShape;
  /** Height of a row in px; 0 until it is known. */
  pitch: number;
  /** Told at once, for what is shown beside the list; the address is told when the reader rests. */
  onLook: (topPage: number) => void;
};

/** While scrolling, what is in sight is looked at so often, in ms; who flies over more than two windows in that time reads nothing. */
const LOOK_EACH = 120;
/** Browsers allow only so many changes of an address: it is told where the reader rests. */
const REST = 250;

/** Watches which rows are in sight, says which pages that takes, and leads to a page. */
export function useRowsInSight({ frame, list, shape, pitch, onLook }: Sight): (page: number) => void {
  const { columns, length, pageSize } = shape;
  const told = useRef({ pages: '', top: list.startPage });
  const firstPart = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const goToRow = useStableCallback((row: number) => {
    const top = frame.current?.getBoundingClientRect().top ?? 0;
    window.scrollTo({ top: window.scrollY + top + row * pitch - coveredAbove(), behavior: 'instant' });
  });
  const look = useStableCallback(() => {
    if (!frame.current || pitch === 0) return;
    const { top } = frame.current.getBoundingClientRect();
    const rowAt = (y: number) => Math.max(0, Math.min(rowCount(shape) - 1, Math.floor((y - top + 1) / pitch)));
    const first = rowAt(coveredAbove());
    firstPart.current = first * columns;
    const pages = pagesAround(first, rowAt(window.innerHeight), shape);
    if (told.current.pages !== pages.join() || pages.some((page) => list.pages[page] === undefined)) {
      told.current.pages = pages.join();
      list.onPagesInSight(pages);
    }
    const topPage = pageOfRow(first, shape);
    onLook(topPage);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      if (told.current.top === topPage) return;
      told.current.top = topPage;
      list.onTopPage(topPage);
    }, REST);
  });

  const isPlaced = useRef(false);
  useLayoutEffect(
    function keepPlace() {
      if (pitch === 0) return;
      // Who has scrolled already stays; another number of cards in a row keeps the first one in sight.
      if (isPlaced.current) {
        if (firstPart.current > 0) goToRow(Math.floor(firstPart.current / columns));
      } else if (list.startPage > 1 && window.scrollY === 0) goToRow(rowOfPage(list.startPage, shape));
      isPlaced.current = true;
    },
    // oxlint-disable-next-line react/exhaustive-deps -- only another shape of the grid moves the reader, never a new length
    [columns, pitch],
  );
  useEffect(look, [look, columns, length, pageSize, pitch, list.pages]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastY = window.scrollY;
    const lookSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        const isFlying = Math.abs(window.scrollY - lastY) > 2 * window.innerHeight;
        lastY = window.scrollY;
        if (isFlying) lookSoon();
        else look();
      }, LOOK_EACH);
    };
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      clearTimeout(timer);
      clearTimeout(rest.current);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [look]);
  return useStableCallback((page: number) => goToRow(rowOfPage(page, shape)));
}

/** How much of the window the sticky header covers, in px: what the page keeps free when it scrolls to an anchor. */
const coveredAbove = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
