import { afterEach } from 'vitest';

// Component tests say `@vitest-environment jsdom`; the rest runs in plain Node and needs none of this.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  const { setProjectAnnotations } = await import('@storybook/react-vite');
  const preview = await import('../.storybook/preview.tsx');
  setProjectAnnotations([preview.default]);
  afterEach(cleanup);
}
