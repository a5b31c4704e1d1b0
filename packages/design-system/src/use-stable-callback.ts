import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns a function that stays the same and calls the latest `callback`, so that memoised components that receive it
 * do not re-render.
 */
export function useStableCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  const [stable] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  );
  return stable;
}
