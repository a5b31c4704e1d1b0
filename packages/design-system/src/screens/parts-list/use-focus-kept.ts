import { useEffect, useRef } from 'react';

/**
 * Leads the focus to the nearest box that can have it (`tabIndex`) when what had it is not drawn any more: a button that undid what it
 * stood for, a row that was decided. Else the keyboard would begin again at the top of the page. Once for a screen.
 */
export function useFocusKept(): void {
  const around = useRef<readonly Element[]>([]);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const boxes: Element[] = [];
      for (let at = target instanceof Element ? target : null; at; at = at.parentElement) boxes.push(at);
      around.current = boxes;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (document.activeElement !== document.body || around.current[0]?.isConnected !== false) return;
    const box = around.current.find((one) => one.isConnected && one.hasAttribute('tabindex'));
    if (box instanceof HTMLElement) box.focus({ preventScroll: true });
  });
}
