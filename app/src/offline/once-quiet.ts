/** How long nothing has been requested when a page counts as loaded, in ms: longer than its own pauses. */
const QUIET_MS = 5000;

/**
 * Calls back once the page has requested nothing for a while, so that what is not for this page does not slow it down;
 * without a connection at once.
 */
export function onceQuiet(callback: () => void): void {
  const requests = performance.getEntriesByType('resource').length;
  setTimeout(
    () => {
      if (requests === performance.getEntriesByType('resource').length) callback();
      else onceQuiet(callback);
    },
    navigator.onLine ? QUIET_MS : 0,
  );
}
