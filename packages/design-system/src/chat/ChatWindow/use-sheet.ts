import { useEffect, type RefObject } from 'react';
import { useMedia } from '../../use-media.ts';

/**
 * Below this width the window is a sheet over the whole screen (spec section 9, breakpoints). As in
 * ChatWindow.module.css.
 */
const QUERY = '(max-width: 767.98px)';

/** Whether the screen is too small for a floating window. */
export const useSheet = (): boolean => useMedia(QUERY) ?? false;

/** A little more than 1, because browsers do not report an unzoomed page exactly. */
const MIN_ZOOM = 1.01;

/**
 * Sets CSS variables to the part of the screen that a phone’s keyboard leaves visible, so that the text box stays
 * above it.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>, isSheet: boolean): void {
  useEffect(
    function followKeyboard() {
      const { visualViewport: viewport } = globalThis;
      const { current } = element;
      if (!isSheet || !viewport || !current) return undefined;
      const update = () => {
        // On a zoomed page the shopper wants to see a part of it enlarged, not a smaller sheet.
        if (viewport.scale > MIN_ZOOM) return;
        current.style.setProperty('--visible-height', `${viewport.height}px`);
        current.style.setProperty('--visible-top', `${viewport.offsetTop}px`);
      };
      update();
      viewport.addEventListener('resize', update);
      viewport.addEventListener('scroll', update);
      return () => {
        viewport.removeEventListener('resize', update);
        viewport.removeEventListener('scroll', update);
        current.style.removeProperty('--visible-height');
        current.style.removeProperty('--visible-top');
      };
    },
    [element, isSheet],
  );
}
