import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { compiledMessages } from './tools/vite-messages.ts';

/**
 * Unit tests beside the code. One worker runs many files, because starting one for each took longer than the tests (in
 * jsdom: 73 s instead of 23 s on two cores). A test that changes global state resets it, so that files can run in any order.
 */
const unitTests = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
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
    // By default one core is left to Vitest itself, which would leave a single worker on two cores.
    maxWorkers: '100%',
    projects: [
      unitTests({
        name: 'unit',
        include: [
          '{packages/*,contracts,mocks,app}/src/**/*.test.ts',
          '{contracts/cli,packages/*/cli,tools}/**/*.test.ts',
        ],
        environment: 'node',
        testTimeout: 20_000,
      }),
      // Components need a DOM.
      unitTests({
        name: 'dom',
        include: ['{packages/*,app}/src/**/*.test.tsx'],
        environment: 'jsdom',
        // Whole pages on a busy machine.
        testTimeout: 60_000,
        hookTimeout: 60_000,
        // As with journeys and stories, tools/test.ts lists the tests that needed it.
        retry: 1,
      }),
      // Hours of pages, for `npm run test:mutation` alone.
      unitTests({
        name: 'mutation',
        include: ['app/src/stand-in/test-mutation/full-run.tsx'],
        environment: 'jsdom',
      }),
      // Measures app/dist, so it runs after the build. Compressing all of it takes seconds beside another build.
      {
        test: { name: 'bytes', globals: true, include: ['bench/*.test.ts'], environment: 'node', testTimeout: 60_000 },
      },
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
