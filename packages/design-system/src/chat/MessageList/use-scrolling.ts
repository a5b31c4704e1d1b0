import { useCallback, useEffect, useRef, useState } from 'react';

/** How long after the last scroll event the list counts as still, in ms. The virtual list itself waits 150 ms. */
const SCROLL_END_MS = 200;

/** Whether the list is being scrolled. `onScroll` must be called with each scroll event. */
export function useScrolling(): { isScrolling: boolean; onScroll: () => void } {
  const [isScrolling, setScrolling] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onScroll = useCallback(() => {
    setScrolling(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setScrolling(false), SCROLL_END_MS);
  }, []);
  return { isScrolling, onScroll };
}
