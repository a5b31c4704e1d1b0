import { useEffect, useState } from 'react';
import { onIdle, shouldPrefetch, type Connection } from '../../../layout/prefetch.ts';

/** Whoever only looks sees the small views after so many ms, unless the connection is slow or is not to be used much. */
const LOOKED_AT_MS = 4000;

/**
 * Whether the small views may load what draws them: once the visitor does something on the page, or has looked at it for
 * a while, and the browser is idle. To whoever has not touched the picture nothing is said of it.
 */
export function usePrepared(): boolean {
  const [isPrepared, setPrepared] = useState(false);
  useEffect(() => {
    if (isPrepared) return;
    const listening = new AbortController();
    let cancel: () => void = () => undefined;
    const prepare = () => {
      cancel();
      cancel = onIdle(() => setPrepared(true));
    };
    for (const action of ['pointermove', 'keydown', 'scroll'])
      addEventListener(action, prepare, { capture: true, signal: listening.signal });
    const { connection } = navigator as { connection?: Connection };
    const looking = shouldPrefetch(connection, navigator.onLine) ? setTimeout(prepare, LOOKED_AT_MS) : undefined;
    return () => {
      listening.abort();
      clearTimeout(looking);
      cancel();
    };
  }, [isPrepared]);
  return isPrepared;
}
