import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False on a server and while its document is hydrated, true afterwards and on any other page: for what only this
 * browser knows, which must not be rendered before.
 */
export function useIsHydrated(): boolean {
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const [isHydrated, setHydrated] = useState(isInBrowser);
  useEffect(() => {
    // In a transition, which waits for the parts of the page that are hydrated later.
    startTransition(() => setHydrated(true));
  }, []);
  return isHydrated;
}
