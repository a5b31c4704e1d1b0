/** The errors of dynamic imports whose file could not be loaded. */
const chunkErrors = new WeakSet<object>();

/** Whether this is the error of a script or style sheet of the shop that could not be loaded. */
export const isChunkError = (problem: unknown): boolean => chunkErrors.has(problem as object);

const RELOADED = 'reloadedForBuild';

/**
 * Reloads the page when one of its files is gone, mostly because a newer build was deployed: once for each build, then
 * the error page follows. Not while the server of the pages does not answer, when a reload would end on the browser's own
 * error page, nor while something is being sent: what was typed might be lost, so that failure is shown in place.
 * Returns how to stop.
 */
export function reloadOnChunkErrors(isSending: () => boolean): () => void {
  const onPreloadError = ({ payload }: VitePreloadErrorEvent) => {
    chunkErrors.add(payload);
    if (isSending() || sessionStorage.getItem(RELOADED) === __BUILD_ID__) return;
    ifReachable(() => {
      sessionStorage.setItem(RELOADED, __BUILD_ID__);
      location.reload();
    });
  };
  const stopped = new AbortController();
  addEventListener('vite:preloadError', onPreloadError, stopped);
  // What started the import need not handle its error: the page is reloaded, or says what is missing where it is missed.
  addEventListener(
    'unhandledrejection',
    (event) => void (isChunkError(event.reason) && event.preventDefault()),
    stopped,
  );
  return () => stopped.abort();
}

const ifReachable = (act: () => void) =>
  void fetch('/').then(act, () => {
    // The page stays as it is.
  });

/** Reloads the page if its server answers. */
export const reloadIfReachable = (): void => ifReachable(() => location.reload());
