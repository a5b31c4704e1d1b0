import { useSyncExternalStore } from 'react';

const isDark = (): boolean => document.documentElement.dataset.theme === 'dark';

function listen(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The theme of the page, for what styles cannot reach, such as a canvas. */
export const useTheme = (): 'light' | 'dark' =>
  useSyncExternalStore(
    listen,
    () => (isDark() ? 'dark' : 'light'),
    () => 'light',
  );
