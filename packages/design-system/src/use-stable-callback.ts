import { useLayoutEffect, useRef, useState } from 'react';

/** The same function for good, which does what was last given: what is drawn with it need not be drawn anew. */
export function useStableCallback<Args extends readonly unknown[]>(
  given: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const [steady] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  );
  return steady;
}
