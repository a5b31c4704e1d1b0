import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compiledWords } from './tools/vite-words.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), compiledWords()],
        test: {
          name: 'unit',
          globals: true,
          include: ['{packages/*,contracts,mocks,app}/src/**/*.test.{ts,tsx}', '{contracts/cli,tools}/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['./tools/vitest-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
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
