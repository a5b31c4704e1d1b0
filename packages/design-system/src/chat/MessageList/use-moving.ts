import { useCallback, useEffect, useRef, useState } from 'react';

/** So long after the last scroll the list rests, in ms. The virtual list itself waits 150. */
const REST = 200;

/** Whether the list is being scrolled; to be told of each scroll. */
export function useMoving(): { isMoving: boolean; noteMove: () => void } {
  const [isMoving, setMoving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const noteMove = useCallback(() => {
    setMoving(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setMoving(false), REST);
  }, []);
  return { isMoving, noteMove };
}
