import type { ConversationItem } from '@shop/chat-client';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isOwn, newestMessageKey } from './item-facts.ts';

/** At this distance from the end, in px, the reader is at the end of the list. */
const NEAR_END_PX = 24;

type Bottom = {
  scroller: RefObject<HTMLDivElement | null>;
  /** The key of the newest message when the reader scrolled up; absent at the end of the list. */
  leftAt: string | undefined;
  /** Must be called with each scroll event. Returns whether the reader is further up. */
  onScroll: () => boolean;
  /** Must be called when rows or the window change size. */
  onResize: () => void;
  scrollToEnd: () => void;
  /** A message above the end is about to unfold: the scroll position stays. */
  stay: () => void;
};

/** Follows the end of the conversation while the reader is there, and does not scroll while they read further up. */
export function useBottom(items: readonly ConversationItem[]): Bottom {
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const lastTop = useRef(0);
  const lastOwn = useRef('');
  const newest = useRef<string>(undefined);
  const [leftAt, setLeftAt] = useState<string>();

  const onResize = useCallback(() => {
    const box = scroller.current;
    if (box && isAtEnd.current) box.scrollTop = box.scrollHeight;
  }, []);
  const scrollToEnd = useCallback(() => {
    isAtEnd.current = true;
    setLeftAt(undefined);
    onResize();
  }, [onResize]);
  const stay = useCallback(() => {
    isAtEnd.current = false;
    setLeftAt((key) => key ?? newest.current);
  }, []);
  const onScroll = useCallback(() => {
    const box = scroller.current;
    if (!box) return false;
    const { scrollTop } = box;
    if (box.scrollHeight - scrollTop - box.clientHeight <= NEAR_END_PX) {
      isAtEnd.current = true;
      setLeftAt(undefined);
    } else if (scrollTop < lastTop.current) {
      // Only the reader scrolls up; the list itself grows and scrolls down.
      stay();
    }
    lastTop.current = scrollTop;
    return !isAtEnd.current;
  }, [stay]);

  useLayoutEffect(
    function followNewItems() {
      newest.current = newestMessageKey(items);
      const last = items.at(-1);
      if (last && isOwn(last) && last.key !== lastOwn.current) {
        lastOwn.current = last.key;
        scrollToEnd();
      } else {
        onResize();
      }
    },
    [items, scrollToEnd, onResize],
  );
  return { scroller, leftAt, onScroll, onResize, scrollToEnd, stay };
}
