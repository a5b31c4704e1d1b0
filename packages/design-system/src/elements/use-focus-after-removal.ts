import { useEffect, useRef, type RefObject } from 'react';

/**
 * Holds the focus in a list when the focused row is removed: moves it to the row in its place, to that row's remove
 * button or the row itself (marked `data-remove`), or to the last one. The focus is lost when it is on the document's
 * body. `count` is absent while the rows are not known.
 */
export function useFocusAfterRemoval<T extends HTMLElement>(count: number | undefined): RefObject<T | null> {
  const list = useRef<T>(null);
  const last = useRef({ count: count ?? 0, index: -1 });

  useEffect(() => {
    const rememberPlace = ({ target }: FocusEvent) => {
      last.current.index = buttonsIn(list.current).findIndex((button) => button.contains(target as Node));
    };
    document.addEventListener('focusin', rememberPlace);
    return () => document.removeEventListener('focusin', rememberPlace);
  }, []);

  useEffect(() => {
    if (count === undefined) return;
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
