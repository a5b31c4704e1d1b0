import { useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * Around a trigger of the library that passes its props on. While its popup is open the library renders two focus
 * guards, meant for before and after the button. Here both are after it, so the first, which closes the popup when Tab
 * reaches it, is hidden.
 */
export function GuardedTrigger({ children }: { children: ReactNode }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(function hideFirstGuard() {
    const { current } = box;
    if (!current) return undefined;
    const hide = () => current.firstElementChild?.setAttribute('hidden', '');
    const observer = new MutationObserver(hide);
    observer.observe(current, { childList: true });
    hide();
    return () => observer.disconnect();
  }, []);
  return <span ref={box}>{children}</span>;
}
