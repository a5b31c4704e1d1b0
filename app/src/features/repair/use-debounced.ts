import { useEffect, useState } from 'react';

/** Longer than between two keys, too short to be noticed as a wait. */
const TYPING_PAUSE_MS = 150;

/** What is typed, once there is a pause in the typing. */
export function useDebounced(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
