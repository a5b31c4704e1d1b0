import { useEffect, useSyncExternalStore, type RefObject } from 'react';

/** Below this the window is a sheet over the whole screen (spec section 9, breakpoints). As in ChatWindow.module.css. */
const QUERY = '(max-width: 767.98px)';

const listen = (onChange: () => void) => {
  const media = globalThis.matchMedia?.(QUERY);
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
};

/** Whether the screen is too small for a window that floats. */
export const useSheet = (): boolean =>
  useSyncExternalStore(
    listen,
    () => globalThis.matchMedia?.(QUERY).matches ?? false,
    () => false,
  );

/** A little more than 1: browsers report a page at its own size not always exactly. */
const ENLARGED = 1.01;

/** Tells the style how much of the screen a phone's keyboard leaves, so that the text box stays above it. */
export function useSeenHeight(element: RefObject<HTMLElement | null>, isSheet: boolean): void {
  useEffect(
    function followTheKeyboard() {
      const { visualViewport: seen } = globalThis;
      const { current } = element;
      if (!isSheet || !seen || !current) return undefined;
      const follow = () => {
        // Whoever enlarges the page with two fingers wants to see a part of it large, not the sheet small.
        if (seen.scale > ENLARGED) return;
        current.style.setProperty('--seen-height', `${seen.height}px`);
        current.style.setProperty('--seen-top', `${seen.offsetTop}px`);
      };
      follow();
      seen.addEventListener('resize', follow);
      seen.addEventListener('scroll', follow);
      return () => {
        seen.removeEventListener('resize', follow);
        seen.removeEventListener('scroll', follow);
        current.style.removeProperty('--seen-height');
        current.style.removeProperty('--seen-top');
      };
    },
    [element, isSheet],
  );
}
