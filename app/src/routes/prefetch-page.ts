import { onIdle, shouldPrefetch } from '@shop/design-system';
import { loadMessages } from '@shop/design-system/messages/load-messages';
import { readPath } from '../language/language.ts';
import { pageAt } from './route-table.ts';

/** A link waits at most this long for an idle moment before its page is fetched (spec section 9). */
const IDLE_TIMEOUT_MS = 2000;

/** Nothing is prefetched until this long after the first page has loaded: its own requests to the shop come first. */
const FIRST_PAGE_MS = 2000;
let firstPage: Promise<void> | undefined;
const firstPageLoaded = () =>
  (firstPage ??= new Promise<void>((resolve) => {
    const wait = () => setTimeout(resolve, FIRST_PAGE_MS);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  }));

/**
 * Fetches the page behind a link once the link is visible and the browser is idle. Returns how to stop waiting for it.
 */
export function prefetchWhenVisible(link: HTMLAnchorElement | null, href: string): (() => void) | undefined {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string; saveData?: boolean } };
  const { language, path } = readPath(new URL(href, location.origin).pathname);
  // Another filter, sort order or page of the list that is open needs no other code; there are a hundred of them.
  const isCurrentPage = path === readPath(location.pathname).path;
  const page = isCurrentPage ? undefined : pageAt(path);
  if (!link || !page) return undefined;
  if (typeof IntersectionObserver === 'undefined' || !shouldPrefetch(connection, navigator.onLine)) return undefined;
  const prefetch = () => Promise.all([page.preload(), ...page.messages.map((area) => loadMessages(language, area))]);
  let cancelIdle: (() => void) | undefined;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    cancelIdle = onIdle(() => {
      // A failed prefetch has no consequence: the page is fetched again when it is opened.
      firstPageLoaded()
        .then(prefetch)
        .catch(() => undefined);
    }, IDLE_TIMEOUT_MS);
  });
  observer.observe(link);
  return () => {
    observer.disconnect();
    cancelIdle?.();
  };
}
