import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading of a notice when it is opened, and back to its row, or else to the page's heading, when
 * it is closed. Not on the first render: then the page decides.
 */
export function useFocusOnOpen(openId: string | undefined): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const last = useRef(openId);
  useEffect(() => {
    const closed = last.current;
    last.current = openId;
    if (closed === openId) return;
    const find = (selector: string) => page.current?.querySelector<HTMLElement>(selector);
    const row = closed === undefined ? undefined : find(`[data-notice="${CSS.escape(closed)}"]`);
    const target = openId === undefined ? (row ?? find('h1')) : find('[data-opened]');
    if (!target) return;
    if (target.tagName !== 'A') target.tabIndex = -1;
    target.focus();
  }, [openId]);
  return page;
}
