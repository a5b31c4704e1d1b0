/**
 * Sends an error to pictures of parts whose file does not exist, also to those loaded before: Firefox sends none where
 * `<use>` finds nothing, and what other browsers sent before the page was hydrated is lost.
 */
export function reportMissingPictures(): void {
  new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries() as PerformanceResourceTiming[]) {
      const file = responseStatus === 404 && /\/pictures\/[\w./-]+/.exec(name)?.[0];
      if (!file) continue;
      for (const use of document.querySelectorAll(`use[href*="${file}"]`)) use.dispatchEvent(new Event('error'));
    }
  }).observe({ type: 'resource', buffered: true });
}
