import type { LinkComponentProps } from '@shop/design-system';
import { createContext, startTransition, use, useEffect, useRef, type MouseEvent } from 'react';
import { prefetchWhenVisible } from './prefetch-page.ts';

/**
 * Opens an address of the shop, from `use-follow-link.ts`. Stable, unlike React Router's own hook for links, which renders
 * every link again whenever the address changes: a colour is chosen, a list is scrolled.
 */
export const FollowLink = createContext<(href: string) => void>(() => undefined);

/** The link of every screen: navigates without reloading, and prefetches its page when it becomes visible. */
export function ShopLink({ href, children, onClick, target, ...anchor }: LinkComponentProps) {
  const element = useRef<HTMLAnchorElement>(null);
  const follow = use(FollowLink);
  useEffect(() => prefetchWhenVisible(element.current, href), [href]);
  return (
    <a
      {...anchor}
      ref={element}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isForThisPage(event, target)) return;
        event.preventDefault();
        // In a transition, so that the pressed link responds at once: a list with a hundred filters takes long to render.
        startTransition(() => follow(href));
      }}
    >
      {children}
    </a>
  );
}

/** Whether a click opens the link here; the browser opens it in another tab or window, or stores it. */
const isForThisPage = (event: MouseEvent, target = '_self') =>
  event.button === 0 && target === '_self' && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
