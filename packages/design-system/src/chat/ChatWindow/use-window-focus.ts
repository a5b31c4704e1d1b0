import { useEffect, useRef, type RefObject } from 'react';

/** The element that gets the focus when the window opens. */
const FIRST = '[data-first-focus]';
const TAB_STOPS =
  'a[href], button:not(:disabled), input:not(:disabled, [hidden]), textarea:not(:disabled), select:not(:disabled), [tabindex="0"]';

/** The tab stops inside an element, in order. */
export const tabStopsIn = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(TAB_STOPS)].filter((stop) => stop.tabIndex >= 0);

/**
 * Moves the focus into the window when it opens and back when it closes. F6 moves it between the page and the window,
 * to the last focused element of each. On a phone the text box is not focused, because the keyboard would cover the
 * rest.
 */
export function useWindowFocus(element: RefObject<HTMLElement | null>, isSheet: boolean): void {
  const wasSheet = useRef(isSheet);
  useEffect(
    function focusWhileOpen() {
      const { current } = element;
      const opener = document.activeElement;
      const enter = () =>
        ((wasSheet.current ? null : current?.querySelector<HTMLElement>(FIRST)) ?? current)?.focus({
          preventScroll: true,
        });
      enter();
      return () => {
        const { activeElement } = document;
        const isElsewhere =
          activeElement !== null && activeElement !== document.body && !current?.contains(activeElement);
        if (!isElsewhere && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      };
    },
    [element],
  );
  useEffect(
    function switchByF6() {
      const last: { inside?: HTMLElement; outside?: HTMLElement } = {};
      const remember = ({ target }: FocusEvent) => {
        if (target instanceof HTMLElement) last[element.current?.contains(target) ? 'inside' : 'outside'] = target;
      };
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key !== 'F6') return;
        const { current } = element;
        const isInside = current?.contains(document.activeElement) ?? false;
        const previous = isInside ? last.outside : last.inside;
        const fallback = () =>
          isInside
            ? document.querySelector<HTMLElement>('main')
            : (current?.querySelector<HTMLElement>(FIRST) ?? current);
        event.preventDefault();
        // F6 would also focus a toast.
        event.stopPropagation();
        (previous?.isConnected ? previous : fallback())?.focus();
      };
      document.addEventListener('focusin', remember);
      document.addEventListener('keydown', onKeyDown);
      return () => {
        document.removeEventListener('focusin', remember);
        document.removeEventListener('keydown', onKeyDown);
      };
    },
    [element],
  );
}
