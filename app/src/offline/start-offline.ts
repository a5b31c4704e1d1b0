import { shouldPrefetch } from '@shop/design-system';
import type { QueryClient } from '@tanstack/react-query';
import { mountOfflineBar } from './OfflineBar.tsx';
import type { PageMessage } from './page-message.ts';
import { watchConnection } from './watch-connection.ts';
import { watchShown } from './worker-messages.ts';

/**
 * Makes what the shopper sees readable without a connection: registers the service worker and lets it store the files
 * of this page. For a page that has loaded; where service workers are missing (plain http) the connection is watched, and
 * the prices of the document are asked for again.
 */
export async function startOffline(client: QueryClient): Promise<void> {
  mountOfflineBar();
  watchConnection(client);
  void watchShown();
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return client.refetchQueries({ type: 'active', predicate: ({ meta }) => meta?.isLasting !== true });
  try {
    const isFirst = !workers.controller;
    await workers.register('/sw.js');
    const { active } = await workers.ready;
    // The answers of a first visit came past the service worker, which stores them now; prices of its document are renewed.
    if (isFirst) {
      await whenControlled(workers);
      await client.refetchQueries({ type: 'active' });
    }
    active?.postMessage(pageMessage());
  } catch (problem) {
    // A browser may forbid it, as in private windows: then the shop works with a connection only.
    console.warn('What is seen is not stored for reading without a connection.', problem);
  }
}

/** How long a new worker may take to take over an open page, in ms; one that was loaded past it is never taken over. */
const CLAIM_TIMEOUT_MS = 5000;

/** Waits until requests go through the worker: it is ready a moment before. */
async function whenControlled(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return;
  await new Promise<unknown>((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, CLAIM_TIMEOUT_MS);
  });
}

function pageMessage(): PageMessage {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string; saveData?: boolean } };
  const ownAddresses = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(?:assets|pictures)\//.test(pathname))
    .map(({ pathname, search }) => pathname + search);
  return {
    type: 'store',
    used: ownAddresses,
    language: shouldPrefetch(connection, navigator.onLine) ? document.documentElement.lang : undefined,
  };
}
