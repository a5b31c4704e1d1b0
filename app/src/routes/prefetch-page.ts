import type { Language } from '@shop/contracts/language';
import { onIdle, shouldPrefetch } from '@shop/design-system';
import { loadMessages } from '@shop/design-system/messages/load-messages';
import { readPath } from '../language/language.ts';
import type { Page } from './page.ts';
import { pageAt } from './route-table.ts';

/** A link waits at most this long for an idle moment before its page is fetched (spec section 9). */
const IDLE_TIMEOUT_MS = 2000;

/**
 * Nothing is prefetched until this long after the first page has loaded: its own requests to the shop come first, and what
 * its visitor does in it.
 */
const FIRST_PAGE_MS = 4000;
let firstPage: Promise<void> | undefined;
const firstPageLoaded = () =>
  (firstPage ??= new Promise<void>((resolve) => {
    const wait = () => setTimeout(resolve, FIRST_PAGE_MS);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  }));

/** The addresses of links that are watched, and of those that were seen and wait for their turn. */
const watched = new Map<Element, string>();
const seen = new Map<Element, string>();
const fetched = new Map<Language, Set<Page>>();
let isFetching = false;

/** One for all links of a page, of which there are a hundred. */
let observer: IntersectionObserver | undefined;
const watch = () =>
  (observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const href = watched.get(target);
      if (!isIntersecting || href === undefined) continue;
      observer?.unobserve(target);
      seen.set(target, href);
    }
    if (seen.size > 0 && !isFetching) void fetchInTurn();
  }));

/**
 * Fetches the page behind a link once the link is visible and the browser is idle. Returns how to stop waiting for it.
 */
export function prefetchWhenVisible(link: HTMLAnchorElement | null, href: string): (() => void) | undefined {
  if (!link || typeof IntersectionObserver === 'undefined') return undefined;
  watched.set(link, href);
  watch().observe(link);
  return () => {
    observer?.unobserve(link);
    watched.delete(link);
    seen.delete(link);
  };
}

/** Fetches the pages of links that were seen, each in an idle moment of its own: their code is run, too. */
async function fetchInTurn(): Promise<void> {
  isFetching = true;
  await firstPageLoaded();
  for (let next = nextPage(); next; next = nextPage()) {
    await new Promise<void>((resolve) => void onIdle(resolve, IDLE_TIMEOUT_MS));
    // A failed prefetch has no consequence: the page is fetched again when it is opened.
    await Promise.all([
      next.page.preload(),
      ...next.page.messages.map((area) => loadMessages(next.language, area)),
    ]).catch(() => undefined);
  }
  isFetching = false;
}

/** The page of the next link that leads to one that was not fetched yet. */
function nextPage() {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string; saveData?: boolean } };
  const mayFetch = shouldPrefetch(connection, navigator.onLine);
  for (const [link, href] of seen) {
    seen.delete(link);
    const { language, path } = readPath(new URL(href, location.origin).pathname);
    // Another filter, sort order or page of the list that is open needs no other code; there are a hundred of them.
    const isCurrentPage = path === readPath(location.pathname).path;
    const page = isCurrentPage ? undefined : pageAt(path);
    const known = fetched.get(language) ?? new Set();
    if (!mayFetch || !page || known.has(page)) continue;
    fetched.set(language, known.add(page));
    return { page, language };
  }
  return undefined;
}
