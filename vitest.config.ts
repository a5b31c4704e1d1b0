import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { compiledMessages } from './tools/vite-messages.ts';

/**
 * The tests beside the code. One worker serves many files, since starting one for each took longer than the tests (those
 * that draw: 73 s against 23 s on two cores). What a test changes for all it sets before each of its own, so that files
 * can come in any order.
 */
const besideCode = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  plugins: [react(), compiledMessages()],
  test: {
    globals: true,
    pool: 'threads',
    isolate: false,
    restoreMocks: true,
    setupFiles: ['./tools/vitest-setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    ...test,
  },
});

export default defineConfig({
  test: {
    projects: [
      besideCode({
        name: 'unit',
        include: ['{packages/*,contracts,mocks,app}/src/**/*.test.ts', '{contracts/cli,tools}/**/*.test.ts'],
        environment: 'node',
      }),
      // What draws needs a page to draw on.
      besideCode({ name: 'dom', include: ['{packages/*,app}/src/**/*.test.tsx'], environment: 'jsdom' }),
      // Weighs app/dist, so it runs after the build.
      { test: { name: 'bytes', globals: true, include: ['bench/*.test.ts'], environment: 'node' } },
      {
        test: {
          name: 'pact',
          globals: true,
          include: ['{contracts,mocks}/pact/**/*.pact.test.ts'],
          environment: 'node',
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
