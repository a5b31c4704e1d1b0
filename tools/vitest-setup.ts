import { afterAll, afterEach, vi } from 'vitest';

// One worker runs many test files, so globals are restored after each. Code that a component still loads would fail
// without the page of its test, for all files that follow.
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await vi.dynamicImportSettled();
});

// Only for tests in jsdom (`*.test.tsx`, or `@vitest-environment jsdom`); the others run in plain Node.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure, getConfig } = await import('@testing-library/react');
  configure(({ getElementError }) => ({
    // Waiting includes the code that components load on first use, on a busy machine.
    asyncUtilTimeout: 15_000,
    // A query that is polled fails many times, and printing the page each time took a tenth of the tests. Its last
    // failure, which is the one reported, prints it.
    getElementError: (message, container) =>
      isPolling(getConfig())
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  }));
  // jsdom's own frames stop for the rest of the worker when it starts them while a test has replaced the timers.
  Object.assign(globalThis, {
    requestAnimationFrame: (callback: FrameRequestCallback) => setTimeout(() => callback(performance.now()), 16),
    cancelAnimationFrame: clearTimeout,
  });
  // jsdom has no addresses of files.
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  const { setProjectAnnotations } = await import('@storybook/react-vite');
  const preview = await import('../.storybook/preview.tsx');
  setProjectAnnotations([preview.default]);
  afterEach(cleanup);
  // The next test file starts with an empty page and empty storage.
  afterAll(() => {
    for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  });
}

/** Whether `waitFor` or `findBy…` is calling: Testing Library then sets this flag, which its types leave out. */
function isPolling(config: object): boolean {
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}
