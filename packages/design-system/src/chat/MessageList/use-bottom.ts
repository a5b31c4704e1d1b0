import type { ConversationLine } from '@shop/chat-client';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isOwn, newestSaid } from './line-facts.ts';

/** So near to its end, in px, the reader is at the end of the list. */
const NEAR = 24;

type Bottom = {
  scroller: RefObject<HTMLDivElement | null>;
  /** The newest message when the reader went up; absent while they are at the end. */
  leftAt: string | undefined;
  /** To be told of each scroll; answers whether the reader is further up. */
  noteScroll: () => boolean;
  /** To be told when rows or the window got another size. */
  noteResize: () => void;
  goDown: () => void;
  /** Something above the end is about to grow because the reader wants to read it: the list stays where it is. */
  stay: () => void;
};

/** Keeps the end of the conversation in sight while the reader is there, and lets them read further up in peace. */
export function useBottom(lines: readonly ConversationLine[]): Bottom {
  const scroller = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  const lastTop = useRef(0);
  const lastOwn = useRef('');
  const newest = useRef<string>(undefined);
  const [leftAt, setLeftAt] = useState<string>();

  const noteResize = useCallback(() => {
    const box = scroller.current;
    if (box && sticks.current) box.scrollTop = box.scrollHeight;
  }, []);
  const goDown = useCallback(() => {
    sticks.current = true;
    setLeftAt(undefined);
    noteResize();
  }, [noteResize]);
  const stay = useCallback(() => {
    sticks.current = false;
    setLeftAt((key) => key ?? newest.current);
  }, []);
  const noteScroll = useCallback(() => {
    const box = scroller.current;
    if (!box) return false;
    const { scrollTop } = box;
    if (box.scrollHeight - scrollTop - box.clientHeight <= NEAR) {
      sticks.current = true;
      setLeftAt(undefined);
    } else if (scrollTop < lastTop.current) {
      // Only a reader goes up; the list grows and goes down by itself.
      stay();
    }
    lastTop.current = scrollTop;
    return !sticks.current;
  }, [stay]);

  useLayoutEffect(
    function follow() {
      newest.current = newestSaid(lines);
      const last = lines.at(-1);
      if (last && isOwn(last) && last.key !== lastOwn.current) {
        lastOwn.current = last.key;
        goDown();
      } else {
        noteResize();
      }
    },
    [lines, goDown, noteResize],
  );
  return { scroller, leftAt, noteScroll, noteResize, goDown, stay };
}
