/**
 * Sends an error to pictures of parts whose file does not exist, also to those loaded before: Firefox sends none where
 * `<use>` finds nothing, and what other browsers sent before the page was hydrated is lost.
 */
export function reportMissingPictures(): void {
  const missing = new Set<string>();
  const report = () => {
    for (const file of missing)
      for (const use of document.querySelectorAll(`use[href*="${file}"]`)) use.dispatchEvent(new Event('error'));
  };
  // Firefox asks for a file once only: later pictures of it are found as they come.
  const later = new MutationObserver(report);
  new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries() as PerformanceResourceTiming[]) {
      const file = responseStatus === 404 && /\/pictures\/[\w./-]+/.exec(name)?.[0];
      if (!file || missing.has(file)) continue;
      missing.add(file);
      later.observe(document.body, { subtree: true, childList: true, attributeFilter: ['href'] });
      report();
    }
  }).observe({ type: 'resource', buffered: true });
}
