import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the nearest focusable ancestor (`tabIndex`) when the focused element was removed, such as a button
 * that undid an action. Otherwise keyboard focus would restart at the top of the page. Use once per screen.
 */
export function useRestoredFocus(): void {
  const ancestors = useRef<readonly Element[]>([]);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const elements: Element[] = [];
      for (let at = target instanceof Element ? target : null; at; at = at.parentElement) elements.push(at);
      ancestors.current = elements;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (document.activeElement !== document.body || ancestors.current[0]?.isConnected !== false) return;
    const element = ancestors.current.find((one) => one.isConnected && one.hasAttribute('tabindex'));
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  });
}
