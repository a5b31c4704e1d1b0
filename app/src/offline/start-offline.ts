import { shouldPrefetch } from '@shop/design-system';
import type { QueryClient } from '@tanstack/react-query';
import { mountOfflineBar } from './OfflineBar.tsx';
import type { PageMessage } from './page-message.ts';
import { watchConnection } from './watch-connection.ts';
import { watchShown } from './worker-messages.ts';

/**
 * Makes what the shopper sees readable without a connection: registers the service worker and lets it store the files
 * of this page, for a page that has loaded. On a first visit prices of the document are asked for again, with or without
 * a service worker.
 */
export async function startOffline(client: QueryClient): Promise<void> {
  mountOfflineBar();
  watchConnection(client);
  void watchShown();
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  const isFirst = !workers?.controller;
  const ready = workers ? whenReady(workers) : Promise.resolve(undefined);
  if (isFirst) {
    if (!(await Promise.race([ready, after(READY_TIMEOUT_MS)])))
      await client.refetchQueries({ type: 'active', predicate: ({ meta }) => meta?.isLasting !== true });
    // The answers of a first visit came past the service worker, which stores them now.
    if (await ready) await client.refetchQueries({ type: 'active' });
  }
  (await ready)?.postMessage(pageMessage());
}

/** Prices do not wait longer for a service worker, in ms: it may load many files, or never be installed. */
const READY_TIMEOUT_MS = 2000;

/** The service worker once requests go through it; undefined where a browser forbids it, as in private windows. */
async function whenReady(workers: ServiceWorkerContainer): Promise<ServiceWorker | undefined> {
  try {
    await workers.register('/sw.js');
    const { active } = await workers.ready;
    await whenControlled(workers);
    return active ?? undefined;
  } catch (problem) {
    console.warn('What is seen is not stored for reading without a connection.', problem);
    return undefined;
  }
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));

/** How long a new worker may take to take over an open page, in ms; one that was loaded past it is never taken over. */
const CLAIM_TIMEOUT_MS = 5000;

/** Waits until requests go through the worker: it is ready a moment before. */
async function whenControlled(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return;
  const isChanged = new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  await Promise.race([isChanged, after(CLAIM_TIMEOUT_MS)]);
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
