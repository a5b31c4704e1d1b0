import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen matches a media query, now and after it changes; undefined where that is unknown. */
export function useMedia(query: string): boolean | undefined {
  const listen = useCallback(
    (onChange: () => void) => {
      const media = globalThis.matchMedia?.(query);
      media?.addEventListener('change', onChange);
      return () => media?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => globalThis.matchMedia?.(query).matches,
    () => undefined,
  );
}
