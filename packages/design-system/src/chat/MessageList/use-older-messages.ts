import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { HistoryStatus } from '../history-status.ts';

/** At this distance from the first message, in px, older ones are loaded (spec section 9). */
const NEAR_TOP_PX = 30;

type OlderMessages = { older: HistoryStatus; hasOlder: boolean; onLoadOlder: () => void };

/**
 * Loads older messages once each time that the reader comes near the first one, or sees it because there are few.
 * After a failure only the retry button loads them.
 */
export function useOlderMessages(
  scroller: RefObject<HTMLDivElement | null>,
  { older, hasOlder, onLoadOlder }: OlderMessages,
): { loadIfNear: () => void; loadAfterLayout: () => void } {
  const isReady = useRef(false);
  const frame = useRef(0);
  useLayoutEffect(() => {
    isReady.current = hasOlder && older.status === 'ready';
  }, [hasOlder, older]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const loadIfNear = useCallback(() => {
    if (!isReady.current || !scroller.current || scroller.current.scrollTop > NEAR_TOP_PX) return;
    isReady.current = false;
    onLoadOlder();
  }, [scroller, onLoadOlder]);
  const loadAfterLayout = useCallback(() => {
    if (!isReady.current) return;
    cancelAnimationFrame(frame.current);
    // Rows are measured in the frame that renders them: only in the next one it is known whether they fill the window.
    frame.current = requestAnimationFrame(() => {
      frame.current = requestAnimationFrame(loadIfNear);
    });
  }, [loadIfNear]);
  return { loadIfNear, loadAfterLayout };
}
