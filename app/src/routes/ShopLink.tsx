import type { LinkComponentProps } from '@shop/design-system';
import { startTransition, useEffect, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { prefetchWhenVisible } from './prefetch-page.ts';

/** The link of every screen: navigates without reloading, and prefetches its page when it becomes visible. */
export function ShopLink({ href, children, onClick, ...anchor }: LinkComponentProps) {
  const navigate = useNavigate();
  const element = useRef<HTMLAnchorElement>(null);
  useEffect(() => prefetchWhenVisible(element.current, href), [href]);
  return (
    <a
      {...anchor}
      ref={element}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // In a transition, so that the pressed link responds at once: a list with a hundred filters takes long to
        // render.
        startTransition(() => void navigate(href));
      }}
    >
      {children}
    </a>
  );
}

/** A click of the main button without modifier keys; new tabs and windows are left to the browser. */
const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  (event.currentTarget.target || '_self') === '_self';
