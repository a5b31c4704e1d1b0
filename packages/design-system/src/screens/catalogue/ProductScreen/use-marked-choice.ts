import { startTransition, useEffect, useOptimistic } from 'react';
import { useStableCallback } from '../../../use-stable-callback.ts';
import { CHOICE_ID } from './choice-id.ts';

/**
 * A choice that is marked in the next frame, while the rest of the page follows in a transition: all at once takes a
 * sixth of a second on a slow phone. Whoever presses something else before that acts on what was chosen, since then the
 * page follows at once.
 */
export function useMarkedChoice(
  chosen: string,
  onChoose: (uniqueId: string) => void,
): [marked: string, choose: (uniqueId: string) => void] {
  const [marked, mark] = useOptimistic(chosen);
  const choose = useStableCallback((uniqueId: string) =>
    startTransition(() => {
      mark(uniqueId);
      onChoose(uniqueId);
    }),
  );
  useEffect(
    function followBeforeInput() {
      if (marked === chosen) return undefined;
      const listening = new AbortController();
      const follow = ({ target }: Event) => {
        // An update of its own, which React renders before the next listener of the event.
        if (!(target as Element).closest(`#${CHOICE_ID}`)) onChoose(marked);
      };
      for (const type of ['pointerdown', 'keydown', 'click'])
        addEventListener(type, follow, { capture: true, signal: listening.signal });
      return () => listening.abort();
    },
    [marked, chosen, onChoose],
  );
  return [marked, choose];
}
