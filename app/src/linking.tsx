import { onIdle, shouldPrefetch, type LinkComponentProps, type Linking } from '@shop/design-system';
import { startTransition, useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { inLanguage, readPath } from './language/language.ts';
import { loadMessages } from '@shop/design-system/messages';
import { pathTo } from './paths.ts';
import { pageAt } from './routes/route-table.ts';

/** A link may wait this long for an idle moment before its page is fetched (spec section 9). */
const IDLE_TIMEOUT_MS = 2000;

/** The first page comes first: nothing is fetched ahead until it is loaded and has had time to ask the shop for its content. */
const FIRST_PAGE_MS = 2000;
const settled = new Promise<void>((resolve) => {
  const wait = () => setTimeout(resolve, FIRST_PAGE_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
});

/** The shop's anchor: moves without reloading, and fetches the page behind it when it comes into view and the browser is idle. */
function Anchor({ href, children, onClick, ...anchor }: LinkComponentProps) {
  const navigate = useNavigate();
  const element = useRef<HTMLAnchorElement>(null);
  useEffect(() => prefetchWhenSeen(element.current, href), [href]);
  return (
    <a
      {...anchor}
      ref={element}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!isOurs(event)) return;
        event.preventDefault();
        // The press is answered first: a list with a hundred filters takes longer to draw than anyone waits for a button.
        startTransition(() => void navigate(href));
      }}
    >
      {children}
    </a>
  );
}

/** A plain press of the main button; a new tab or window is the browser's business. */
const isOurs = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  (event.currentTarget.target || '_self') === '_self';

function prefetchWhenSeen(element: HTMLAnchorElement | null, href: string): (() => void) | undefined {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string; saveData?: boolean } };
  const { language, path } = readPath(new URL(href, location.origin).pathname);
  const entry = pageAt(path);
  // Another look at the page that is open (a filter, an order, a page of a list) brings no code of its own.
  const isHere = path === readPath(location.pathname).path;
  if (
    !element ||
    !entry ||
    isHere ||
    typeof IntersectionObserver === 'undefined' ||
    !shouldPrefetch(connection, navigator.onLine)
  )
    return undefined;
  let cancelIdle: (() => void) | undefined;
  const watch = new IntersectionObserver((seen) => {
    if (!seen.some((one) => one.isIntersecting)) return;
    watch.disconnect();
    // A failed prefetch is no failure: the page is fetched again when it is wanted.
    cancelIdle = onIdle(
      () =>
        void settled
          .then(() =>
            Promise.all([entry.page.preload(), ...entry.page.words.map((area) => loadMessages(language, area))]),
          )
          .catch(() => undefined),
      IDLE_TIMEOUT_MS,
    );
  });
  watch.observe(element);
  return () => {
    watch.disconnect();
    cancelIdle?.();
  };
}

/** Lends the screens this shop's addresses in the language of the page. */
export function useShopLinking(): Linking {
  const { pathname } = useLocation();
  const { language } = readPath(pathname);
  return useMemo(() => ({ hrefOf: (place) => inLanguage(pathTo(place), language), Anchor }), [language]);
}
