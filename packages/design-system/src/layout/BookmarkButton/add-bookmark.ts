/** Obsolete browser APIs that add a bookmark, where the browser still has one. */
export type OldBrowser = {
  external?: unknown;
  sidebar?: unknown;
};

/**
 * Adds the page where the browser allows it; otherwise returns which message to show: keys to press, or that it is not
 * supported (spec section 8).
 */
export function addBookmark(
  browser: OldBrowser,
  page: { url: string; title: string },
): 'added' | 'byHand' | 'unsupported' {
  const external = browser.external as { AddFavorite?: (url: string, title: string) => void } | undefined;
  try {
    if (external && 'AddFavorite' in external && external.AddFavorite) {
      external.AddFavorite(page.url, page.title);
      return 'added';
    }
  } catch {
    return 'byHand';
  }
  return browser.sidebar ? 'byHand' : 'unsupported';
}

/** The keyboard shortcut that adds a bookmark on this platform. */
export const bookmarkKeys = (platform: string): string => (/mac|iphone|ipad/i.test(platform) ? '⌘D' : 'Ctrl+D');
