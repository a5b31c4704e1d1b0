import { afterAll, afterEach, beforeAll, vi } from 'vitest';

// The worker serves the next file too.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// Tests that draw (`*.test.tsx`), and others that say `@vitest-environment jsdom`, have a page; the rest runs in plain Node and needs none of this.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  const { setProjectAnnotations } = await import('@storybook/react-vite');
  const preview = await import('../.storybook/preview.tsx');
  setProjectAnnotations([preview.default]);
  afterEach(cleanup);
  // A test looks at once: what a page fetches later is here before it.
  const { loadEverythingLater } = await import('../packages/design-system/src/elements/Later/later.tsx');
  beforeAll(loadEverythingLater);
  // And so does the page: it is left blank.
  afterAll(() => {
    for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  });
}
