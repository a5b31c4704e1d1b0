import { useEffect, useRef, type RefObject } from 'react';

/** Where the focus goes when the window opens. */
const FIRST = '[data-first-focus]';
const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled, [hidden]), textarea:not(:disabled), select:not(:disabled), [tabindex="0"]';

/** What Tab can reach inside an element, in order. */
export const stopsIn = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.tabIndex >= 0);

/**
 * Brings the focus into the window when it opens and back to where it came from when it closes; F6 goes to and fro between the
 * page and the window, each time to where it was. On a phone the text box waits to be pressed: the keyboard would cover the rest.
 */
export function useWindowFocus(element: RefObject<HTMLElement | null>, isSheet: boolean): void {
  const isSheetAtFirst = useRef(isSheet);
  useEffect(
    function comeAndGo() {
      const { current } = element;
      const opener = document.activeElement;
      const enter = () =>
        ((isSheetAtFirst.current ? null : current?.querySelector<HTMLElement>(FIRST)) ?? current)?.focus({
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
    function goToAndFro() {
      const last: { inside?: HTMLElement; outside?: HTMLElement } = {};
      const remember = ({ target }: FocusEvent) => {
        if (target instanceof HTMLElement) last[element.current?.contains(target) ? 'inside' : 'outside'] = target;
      };
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key !== 'F6') return;
        const { current } = element;
        const isInside = current?.contains(document.activeElement) ?? false;
        const kept = isInside ? last.outside : last.inside;
        const other = kept?.isConnected
          ? kept
          : isInside
            ? document.querySelector<HTMLElement>('main')
            : (current?.querySelector<HTMLElement>(FIRST) ?? current);
        event.preventDefault();
        other?.focus();
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
