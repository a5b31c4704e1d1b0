/** A chunk of the shop that could not be loaded even after a reload; shown on the error page. */
export class ChunkLoadError extends Error {}

const RELOADED = 'reloadedForBuild';
/** The page is about to be reloaded: chunks that fail until then are not reported. */
let isReloading = false;

/**
 * Loads a chunk of the shop. When its file is gone, mostly because a newer build was deployed, reloads the page: once
 * for each build, then rejects with ChunkLoadError. Rejects at once while the browser is offline.
 */
export async function fetchChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    // An offline reload would end on the browser's own error page; the shop's error page offers another try.
    if (!navigator.onLine) throw new ChunkLoadError('Offline: a chunk of the shop could not be loaded.', { cause });
    if (!isReloading) {
      if (sessionStorage.getItem(RELOADED) === __BUILD_ID__)
        throw new ChunkLoadError('A chunk of the shop could not be loaded.', { cause });
      sessionStorage.setItem(RELOADED, __BUILD_ID__);
      isReloading = true;
      location.reload();
    }
    return new Promise<T>(() => undefined);
  }
}
