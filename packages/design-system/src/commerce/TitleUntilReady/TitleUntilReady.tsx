import { useEffect, useRef, type ReactNode } from 'react';
import { focusHeading } from '../../layout/PageTransition/focus-heading.ts';
import type { Loadable } from '../../loadable.ts';
import styles from './TitleUntilReady.module.css';

/**
 * The title of a page while it loads or when that failed; what is loaded has a title of its own, which gets the focus if
 * this one had it.
 */
export function TitleUntilReady({ of, children }: { of: Loadable<unknown>; children: ReactNode }) {
  const hasFocus = useRef(false);
  const isReady = of.state === 'ready';
  useEffect(
    function passFocusOn() {
      // React reports no blur of an element that it removes.
      if (!isReady || !hasFocus.current) return undefined;
      hasFocus.current = false;
      return focusHeading(document.getElementById('main') ?? document.body, document.body);
    },
    [isReady],
  );
  if (isReady) return null;
  return (
    <h1 className={styles.title} onFocus={() => (hasFocus.current = true)} onBlur={() => (hasFocus.current = false)}>
      {children}
    </h1>
  );
}
