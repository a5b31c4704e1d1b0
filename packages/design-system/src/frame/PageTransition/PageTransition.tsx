import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { focusHeading } from './focus-heading.ts';
import styles from './PageTransition.module.css';

export type PageTransitionProps = {
  /** Changes when another page is shown, not when the same page shows other data. */
  pageKey: string;
  children: ReactNode;
};

/** How long the old page takes to leave, and the new one to enter, in ms. */
const LEAVE = 150;

const wantsNoMotion = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/**
 * The transition `page`, out-in (spec section 9): the old page leaves, then the new one enters. The focus then moves to
 * the new page's heading, so that it is announced and the keyboard starts there; not on the first page.
 */
export function PageTransition({ pageKey, children }: PageTransitionProps) {
  const [shownKey, setShownKey] = useState(pageKey);
  const [isFirst, setFirst] = useState(true);
  const last = useRef(children);
  const box = useRef<HTMLDivElement>(null);
  const isLeaving = shownKey !== pageKey;

  useLayoutEffect(
    function keepLastPage() {
      if (!isLeaving) last.current = children;
    },
    [isLeaving, children],
  );
  useEffect(
    function swapWhenLeft() {
      if (!isLeaving) return undefined;
      const timer = setTimeout(
        () => {
          setFirst(false);
          setShownKey(pageKey);
        },
        wantsNoMotion() ? 0 : LEAVE,
      );
      return () => clearTimeout(timer);
    },
    [isLeaving, pageKey],
  );
  useEffect(
    function announceNewPage() {
      return isFirst || !box.current ? undefined : focusHeading(box.current);
    },
    [isFirst, shownKey],
  );

  return (
    <div ref={box} key={shownKey} className={styles.page} data-transition="page" data-phase={isLeaving ? 'leave' : isFirst ? undefined : 'enter'}>
      {isLeaving ? last.current : children}
    </div>
  );
}
