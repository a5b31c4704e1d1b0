import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { focusHeading } from '../../layout/PageTransition/focus-heading.ts';
import type { Loadable } from '../../loadable.ts';
import styles from './TitleUntilReady.module.css';

/**
 * The title of a page while it loads or when that failed; what is loaded has a title of its own, which gets the focus if
 * this one had it.
 */
export function TitleUntilReady({ of, children }: { of: Loadable<unknown>; children: ReactNode }) {
  const hadFocus = useRef(false);
  const isReady = of.state === 'ready';
  useEffect(
    function passFocusOn() {
      if (!isReady || !hadFocus.current) return undefined;
      hadFocus.current = false;
      return focusHeading(document.getElementById('main') ?? document.body, document.body);
    },
    [isReady],
  );
  // React cleans up before it removes the element, and reports no blur of it.
  const noteFocus = useCallback(
    (title: HTMLHeadingElement | null) => () => void (hadFocus.current = document.activeElement === title),
    [],
  );
  if (isReady) return null;
  return (
    <h1 ref={noteFocus} className={styles.title}>
      {children}
    </h1>
  );
}
