import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the focus to the button that opened the form (marked `data-opener`) when the form was closed with the focus
 * inside.
 */
export function useFocusAfterClosing(cards: RefObject<HTMLElement | null>, open: string | undefined) {
  const last = useRef(open);
  useEffect(() => {
    const closed = open === undefined ? last.current : undefined;
    last.current = open;
    if (closed !== undefined && document.activeElement === document.body)
      cards.current?.querySelector<HTMLElement>(`[data-opener="${closed}"]`)?.focus();
  }, [cards, open]);
}
