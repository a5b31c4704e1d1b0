import { useEffect, useRef } from 'react';
import type { PopupControl } from './use-lazy-popup.ts';

/** Repeats, when the library has arrived, the events that asked for the popup while it was downloading. */
export function useRepeatedRequest({ part: { element }, request }: Pick<PopupControl, 'part' | 'request'>): void {
  const initial = useRef(request);
  useEffect(
    function repeatEvents() {
      // Later: the library updates the page synchronously, which React does not allow during an effect.
      const timer = setTimeout(() => {
        const { current: button } = element;
        if (initial.current === 'press') button?.click();
        if (initial.current === 'hover') {
          button?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
          button?.dispatchEvent(new MouseEvent('mouseenter'));
        }
        initial.current = 'none';
      });
      return () => clearTimeout(timer);
    },
    [element],
  );
}
