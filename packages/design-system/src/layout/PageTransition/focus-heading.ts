/** Gives the focus to the page's h1, now or as soon as the page has one. Someone who has moved on meanwhile is left alone. */
export function focusHeading(page: HTMLElement): () => void {
  const before = document.activeElement;
  // Somebody is at work on the new page already.
  if (before && page.contains(before)) return () => undefined;
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
