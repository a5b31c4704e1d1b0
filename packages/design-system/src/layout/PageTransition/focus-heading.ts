/**
 * Focuses the page's h1, now or as soon as it is rendered, unless the shopper has focused something on the new page
 * meanwhile, or is in a dialog over the page, as when writing in the chat.
 */
export function focusHeading(page: HTMLElement): () => void {
  const before = document.activeElement;
  // The shopper already uses the new page, or a dialog that stays open over it.
  if (before && (page.contains(before) || before.closest('[role="dialog"]'))) return () => undefined;
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
