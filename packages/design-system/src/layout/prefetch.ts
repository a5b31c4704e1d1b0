/** What the browser knows about the network connection, if anything (Network Information API). */
export type Connection = { effectiveType?: string; saveData?: boolean };

/** Whether pages may be prefetched: not while offline, on a 2G connection or with data saving on (spec section 9). */
export const shouldPrefetch = (connection: Connection | undefined, onLine: boolean): boolean =>
  onLine && !connection?.saveData && !connection?.effectiveType?.includes('2g');

/** Maximum time that a prefetch waits for an idle period, in ms (spec section 9). */
const IDLE_TIMEOUT_MS = 2000;

/** Calls back when the browser is idle, at the latest after the timeout. Returns a function that cancels the call. */
export function onIdle(callback: () => void, timeout: number = IDLE_TIMEOUT_MS): () => void {
  // Safari has no `requestIdleCallback`; a short timeout replaces it.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, Math.min(timeout, 200));
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout });
  return () => cancelIdleCallback(handle);
}
