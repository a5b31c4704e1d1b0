/** What the browser tells of the line, where it tells anything (Network Information API). */
export type Connection = { effectiveType?: string; saveData?: boolean };

/** Whether pages may be fetched before they are asked for: not offline, on a 2g line or with data-saving on (spec section 9). */
export const shouldPrefetch = (connection: Connection | undefined, onLine: boolean): boolean =>
  onLine && !connection?.saveData && !connection?.effectiveType?.includes('2g');

/** The longest a prefetch waits for an idle moment, in ms (spec section 9). */
const IDLE_TIMEOUT = 2000;

/** Calls back once the browser is idle, at the latest after the timeout. Returns a way to call it off. */
export function onIdle(callback: () => void, timeout: number = IDLE_TIMEOUT): () => void {
  // Safari has no idle callbacks; there a short pause does.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, Math.min(timeout, 200));
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout });
  return () => cancelIdleCallback(handle);
}
