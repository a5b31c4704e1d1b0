import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the keyboard in a list when the row it stood in goes away: on to what took its place, a remove button or the
 * whole row (marked `data-remove`), or the last one. Mark of a lost focus is that it fell back to the page's body.
 */
export function useFocusAfterRemoval<T extends HTMLElement>(count: number): RefObject<T | null> {
  const list = useRef<T>(null);
  const last = useRef({ count, index: -1 });

  useEffect(() => {
    const rememberPlace = ({ target }: FocusEvent) => {
      last.current.index = buttonsIn(list.current).findIndex((button) => button.contains(target as Node));
    };
    document.addEventListener('focusin', rememberPlace);
    return () => document.removeEventListener('focusin', rememberPlace);
  }, []);

  useEffect(() => {
    const { count: before, index } = last.current;
    last.current.count = count;
    if (count >= before || index < 0 || document.activeElement !== document.body) return;
    buttonsIn(list.current)
      .slice(0, index + 1)
      .at(-1)
      ?.focus();
  }, [count]);

  return list;
}

const buttonsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-remove]') ?? []),
];
