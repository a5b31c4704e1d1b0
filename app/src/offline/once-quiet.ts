/** How long nothing has been requested when a page counts as loaded, in ms: longer than its own pauses. */
const QUIET_MS = 5000;

/**
 * Loads something once the page has requested nothing for a while, so that what is not for this page does not slow it
 * down; without a connection at once. What could not be loaded is tried again when there is a connection again.
 */
export function onceQuiet(load: () => Promise<unknown>): void {
  const requests = performance.getEntriesByType('resource').length;
  const again = () => onceQuiet(load);
  setTimeout(
    () => {
      if (requests !== performance.getEntriesByType('resource').length) again();
      else load().catch(() => addEventListener('online', again, { once: true }));
    },
    navigator.onLine ? QUIET_MS : 0,
  );
}
