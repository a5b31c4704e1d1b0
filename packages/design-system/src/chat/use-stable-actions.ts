import { useLayoutEffect, useRef, useState } from 'react';

type Actions = Record<string, (...args: never[]) => unknown>;

/**
 * Functions with a stable identity that call the latest given ones, so that memoised parts of a room are not
 * re-rendered.
 */
export function useStableActions<Given extends Actions>(given: Given): Given {
  const latest = useRef<Actions>(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(given).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as Given,
  );
  return stable;
}
