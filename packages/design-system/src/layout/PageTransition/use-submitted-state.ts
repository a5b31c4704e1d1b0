import { useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * Opens the state that a submission led to as a page of its own: at its top, with its h1 focused, so that screen readers
 * announce it and the tab order starts there. A state that changes by itself, as when a payment deadline passes, leaves
 * the scroll position and the focus alone. `state` is undefined while it is not known.
 */
export function useSubmittedState(state: string | undefined, isSubmitting: boolean): void {
  const last = useRef({ state, isSubmitted: false });
  useEffect(
    function openNewState() {
      if (isSubmitting) last.current.isSubmitted = true;
      const { state: before, isSubmitted } = last.current;
      if (state === undefined || state === before) return undefined;
      last.current = { state, isSubmitted: false };
      if (before === undefined || !isSubmitted) return undefined;
      if (scrollY > 0) scrollTo({ top: 0 });
      return focusHeading(document.getElementById('main') ?? document.body, document.activeElement);
    },
    [state, isSubmitting],
  );
}
