import { useEffect, type RefObject } from 'react';

/** Calls `close` on a press outside an element while `isOpen`. `close` must be stable. */
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
