import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Long enough for a page to fetch what it shows; after that the reader is left where they are. */
const TIMEOUT_MS = 3000;

/**
 * A new page begins at its top; coming back leads to where one left, as soon as the page is as long again. The browser's own way
 * would scroll the old page before it has left, and gives up where the new one is not drawn yet.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const way: string = useNavigationType();
  const kept = useRef(new Map<string, number>());
  const last = useRef({ key, pathname });

  useEffect(function keepPlace() {
    const keep = () => void kept.current.set(last.current.key, scrollY);
    // Reloading is the browser's business again.
    const leave = () => void (history.scrollRestoration = 'auto');
    history.scrollRestoration = 'manual';
    addEventListener('scroll', keep, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', keep);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  useEffect(
    function findPlace() {
      const before = last.current;
      last.current = { key, pathname };
      if (before.key === key) return undefined;
      const wanted =
        way === 'POP' ? kept.current.get(key) : way === 'PUSH' && pathname !== before.pathname ? 0 : undefined;
      if (wanted === undefined) {
        kept.current.set(key, scrollY);
        return undefined;
      }
      return scrollWhenThere(wanted);
    },
    [key, pathname, way],
  );
}

/** Scrolls once the old page has left and the new one is long enough; a reader who scrolls first has their way. */
function scrollWhenThere(wanted: number): () => void {
  const until = performance.now() + TIMEOUT_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of ['wheel', 'touchmove', 'keydown'] as const) removeEventListener(name, stop);
  };
  for (const name of ['wheel', 'touchmove', 'keydown'] as const) addEventListener(name, stop, { passive: true });
  const look = () => {
    const isThere =
      !document.querySelector('[data-phase="leave"]') && document.documentElement.scrollHeight - innerHeight >= wanted;
    if (isThere && scrollY !== wanted) scrollTo({ top: wanted });
    if (isThere || performance.now() > until) stop();
    else frame = requestAnimationFrame(look);
  };
  look();
  return stop;
}
