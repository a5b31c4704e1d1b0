import { useEffect, type RefObject } from 'react';

/** Calls `close`, which is always the same function, at a press outside an element while something is open. */
export function usePressOutside(element: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const look = ({ target }: Event) => {
      if (!(target instanceof Node && element.current?.contains(target))) close();
    };
    document.addEventListener('pointerdown', look);
    return () => document.removeEventListener('pointerdown', look);
  }, [element, isOpen, close]);
}
