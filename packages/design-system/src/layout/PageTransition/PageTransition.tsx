import { startTransition, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { focusHeading } from './focus-heading.ts';
import styles from './PageTransition.module.css';

export type PageTransitionProps = {
  /** Changes when another page is shown, not when the same page shows other data. */
  pageKey: string;
  children: ReactNode;
};

/** Duration of leaving and of entering, in ms each. */
const TRANSITION_MS = 150;

const wantsNoMotion = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/**
 * The transition `page`, out-in (spec section 9): the old page leaves, then the new one enters. The focus then moves to
 * the new page's heading, so that screen readers announce it and the tab order starts there; not on the first page.
 */
export function PageTransition({ pageKey, children }: PageTransitionProps) {
  const [shownKey, setShownKey] = useState(pageKey);
  const [isFirst, setFirst] = useState(true);
  const [last, setLast] = useState({ key: pageKey, children });
  /** What had the focus when the shown page began to leave. */
  const focused = useRef<Element>(null);
  const isLeaving = shownKey !== pageKey;
  if (!isLeaving && last.children !== children) setLast({ key: pageKey, children });

  useEffect(
    function swapWhenLeft() {
      if (!isLeaving) return undefined;
      focused.current = document.activeElement;
      const timer = setTimeout(
        () =>
          // In a React transition, so that a page whose code is already loaded is rendered without its fallback first.
          startTransition(() => {
            setFirst(false);
            setShownKey(pageKey);
          }),
        wantsNoMotion() ? 0 : TRANSITION_MS,
      );
      return () => clearTimeout(timer);
    },
    [isLeaving, pageKey],
  );

  const entering = isFirst ? undefined : 'enter';
  const phase = isLeaving ? 'leave' : entering;
  // Not `shownKey`: if the page changes just as it is set, the old page is still the one that leaves, and mounting it
  // again would repeat what it does when it opens, such as a redirect.
  const shown = isLeaving ? last : { key: pageKey, children };
  return (
    <ShownPage key={shown.key} phase={phase} isAnnounced={!isFirst} focused={focused}>
      {shown.children}
    </ShownPage>
  );
}

type ShownPageProps = {
  phase: 'enter' | 'leave' | undefined;
  isAnnounced: boolean;
  focused: RefObject<Element | null>;
  children: ReactNode;
};

/** One page, mounted again for each key, and announced when it has entered. */
function ShownPage({ phase, isAnnounced, focused, children }: ShownPageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    function announce() {
      return isAnnounced && box.current ? focusHeading(box.current, focused.current) : undefined;
    },
    [isAnnounced, focused],
  );
  return (
    <div ref={box} className={styles.page} data-transition="page" data-phase={phase}>
      {children}
    </div>
  );
}
