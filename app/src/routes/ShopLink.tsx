import type { LinkComponentProps } from '@shop/design-system';
import { useEffect, useRef } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { prefetchWhenVisible } from './prefetch-page.ts';

/** The link of every screen: navigates without reloading, and prefetches its page when it becomes visible. */
export function ShopLink({ href, children, onClick, target, ...anchor }: LinkComponentProps) {
  const element = useRef<HTMLAnchorElement>(null);
  // In a transition, so that the pressed link responds at once: a list with a hundred filters takes long to render.
  const navigate = useLinkClickHandler(href, { target, useTransitions: true });
  useEffect(() => prefetchWhenVisible(element.current, href), [href]);
  return (
    <a
      {...anchor}
      ref={element}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}
