import { useSyncExternalStore } from 'react';

const QUERY = '(pointer: coarse) and (hover: none)';

const listen = (onChange: () => void) => {
  const media = globalThis.matchMedia?.(QUERY);
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
};

/** Whether the shopper points by touch, so that the Enter key is likely one of the screen’s keyboard. */
export const useTouchScreen = (): boolean =>
  useSyncExternalStore(
    listen,
    () => globalThis.matchMedia?.(QUERY).matches ?? false,
    () => false,
  );
