import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageKeyOf } from '../page-key.ts';

/** A page has this long to load what it shows; after that the scroll position is left as it is. */
const TIMEOUT_MS = 3000;

/**
 * A new page starts at its top, also one that replaces a form in the history. Going back restores the scroll position as
 * soon as the page is long enough again. The browser's own scroll restoration would scroll the old page before its leave
 * animation has ended, and gives up on a page that is still loading.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const { key } = location;
  const page = pageKeyOf(location);
  const navigationType: string = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const last = useRef({ key, page });
  const stopScrolling = useRef(() => {});

  useEffect(function recordPosition() {
    const record = () => void positions.current.set(last.current.key, scrollY);
    // A reload is left to the browser.
    const leave = () => void (history.scrollRestoration = 'auto');
    history.scrollRestoration = 'manual';
    addEventListener('scroll', record, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', record);
      removeEventListener('pagehide', leave);
      leave();
      stopScrolling.current();
    };
  }, []);

  useEffect(
    function restorePosition() {
      const previous = last.current;
      last.current = { key, page };
      if (previous.key === key) return;
      const opened = page === previous.page ? undefined : 0;
      const position = navigationType === 'POP' ? positions.current.get(key) : opened;
      // The same page may be entered anew before it is shown: it still starts where it was about to.
      // As it was when last scrolled: asking the browser makes it lay out the page for the answer.
      if (position === undefined)
        return void positions.current.set(key, positions.current.get(previous.key) ?? scrollY);
      stopScrolling.current();
      stopScrolling.current = scrollWhenPossible(position);
    },
    [key, page, navigationType],
  );
}

/** Scrolls once the old page has left and the new one is long enough, unless the reader scrolls first. */
function scrollWhenPossible(position: number): () => void {
  const deadline = performance.now() + TIMEOUT_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of ['wheel', 'touchmove', 'keydown'] as const) removeEventListener(name, stop);
  };
  for (const name of ['wheel', 'touchmove', 'keydown'] as const) addEventListener(name, stop, { passive: true });
  const check = () => {
    const isPossible =
      !document.querySelector('[data-phase="leave"]') &&
      document.documentElement.scrollHeight - innerHeight >= position;
    if (isPossible && scrollY !== position) scrollTo({ top: position });
    if (isPossible || performance.now() > deadline) stop();
    else frame = requestAnimationFrame(check);
  };
  check();
  return stop;
}
