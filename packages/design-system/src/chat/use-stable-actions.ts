import { useLayoutEffect, useRef, useState } from 'react';

type Actions = Record<string, (...args: never[]) => unknown>;

/** The same functions for good, whatever was last given: parts of a room need not be drawn anew because a function is another one. */
export function useStableActions<Given extends Actions>(given: Given): Given {
  const latest = useRef<Actions>(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const [steady] = useState(
    () =>
      Object.fromEntries(
        Object.keys(given).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as Given,
  );
  return steady;
}
