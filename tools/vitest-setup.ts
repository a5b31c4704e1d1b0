import { afterAll, afterEach, beforeAll, vi } from 'vitest';

// One worker runs many test files, so globals are restored after each.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// Only for tests in jsdom (`*.test.tsx`, or `@vitest-environment jsdom`); the others run in plain Node.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  const { setProjectAnnotations } = await import('@storybook/react-vite');
  const preview = await import('../.storybook/preview.tsx');
  setProjectAnnotations([preview.default]);
  afterEach(cleanup);
  // Deferred components are loaded before the tests, so that they are rendered at once.
  const { loadAllDeferred } = await import('@shop/design-system');
  beforeAll(loadAllDeferred);
  // The next test file starts with an empty page and empty storage.
  afterAll(() => {
    for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  });
}
