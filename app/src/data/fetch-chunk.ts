/** A page that could not be fetched and was reloaded for already: shown on the error page. */
export class ChunkFailure extends Error {}

const RELOADED = 'reloadedForBuild';
/** The page is on its way to be another: what else of it fails until then is not told. */
let isReloading = false;

/**
 * Fetches a part of the shop. When its file is gone, mostly because a newer shop was put up, reloads the page:
 * once for each build, then gives up with ChunkFailure; at once where there is no line.
 */
export async function fetchChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    // Without a line the page would be lost for the browser's own error page; here one can try again.
    if (!navigator.onLine) throw new ChunkFailure('There is no line to fetch a part of the shop by.', { cause });
    if (!isReloading) {
      if (sessionStorage.getItem(RELOADED) === __BUILD_ID__)
        throw new ChunkFailure('A part of the shop could not be fetched.', { cause });
      sessionStorage.setItem(RELOADED, __BUILD_ID__);
      isReloading = true;
      location.reload();
    }
    return new Promise<T>(() => undefined);
  }
}
