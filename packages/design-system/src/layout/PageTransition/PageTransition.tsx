import { useEffect, useRef, useState, type ReactNode } from 'react';
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
  const [last, setLast] = useState(children);
  const isLeaving = shownKey !== pageKey;
  if (!isLeaving && last !== children) setLast(children);

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

  return (
    <ShownPage key={shownKey} phase={isLeaving ? 'leave' : isFirst ? undefined : 'enter'} isAnnounced={!isFirst}>
      {isLeaving ? last : children}
    </ShownPage>
  );
}

type ShownPageProps = { phase: 'enter' | 'leave' | undefined; isAnnounced: boolean; children: ReactNode };

/** One page, mounted anew for each key: announcing it is part of its appearing. */
function ShownPage({ phase, isAnnounced, children }: ShownPageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    function announce() {
      return isAnnounced && box.current ? focusHeading(box.current) : undefined;
    },
    [isAnnounced],
  );
  return (
    <div ref={box} className={styles.page} data-transition="page" data-phase={phase}>
      {children}
    </div>
  );
}
