import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Waiting } from '../waiting.ts';

/** So near to the first message, in px, older ones are asked for (spec section 9). */
const NEAR_TOP = 30;

type Asking = { older: Waiting; hasOlder: boolean; onAskOlder: () => void };

/** Asks for older messages once each time that the reader comes near the first one, or sees it because there are few. A failure is asked again by hand only. */
export function useOlder(
  scroller: RefObject<HTMLDivElement | null>,
  { older, hasOlder, onAskOlder }: Asking,
): { askIfNear: () => void; askOnceSettled: () => void } {
  const isReady = useRef(false);
  const frame = useRef(0);
  useLayoutEffect(() => {
    isReady.current = hasOlder && older.state === 'ready';
  }, [hasOlder, older]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const askIfNear = useCallback(() => {
    if (!isReady.current || !scroller.current || scroller.current.scrollTop > NEAR_TOP) return;
    isReady.current = false;
    onAskOlder();
  }, [scroller, onAskOlder]);
  const askOnceSettled = useCallback(() => {
    if (!isReady.current) return;
    cancelAnimationFrame(frame.current);
    // Rows are measured in the frame that draws them: only the one after shows whether they fill the window.
    frame.current = requestAnimationFrame(() => {
      frame.current = requestAnimationFrame(askIfNear);
    });
  }, [askIfNear]);
  return { askIfNear, askOnceSettled };
}
