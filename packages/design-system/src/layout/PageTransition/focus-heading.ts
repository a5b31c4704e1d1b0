/**
 * Focuses the page's h1, now or as soon as it is rendered, unless the shopper has moved the focus meanwhile, to the new
 * page or to the search box, or is in a dialog over the page, as when writing in the chat. `before` had the focus when
 * the old page began to leave.
 */
export function focusHeading(page: HTMLElement, before: Element | null): () => void {
  if (document.activeElement?.closest('[role="dialog"]')) return () => undefined;
  const tryFocus = (): boolean => {
    const heading = page.querySelector('h1');
    if (!heading) return false;
    if (document.activeElement === before || document.activeElement === document.body) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return true;
  };
  if (tryFocus()) return () => undefined;
  const watch = new MutationObserver(() => {
    if (tryFocus()) watch.disconnect();
  });
  watch.observe(page, { childList: true, subtree: true });
  return () => watch.disconnect();
}
