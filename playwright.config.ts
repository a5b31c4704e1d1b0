import { defineConfig, devices } from '@playwright/test';

/** End-to-end tests of the built shop on the stand-in shop; each worker starts its own server (app/e2e/shop.ts). */
export default defineConfig({
  testDir: 'app/e2e',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  workers: '100%',
  // tools/test.ts lists the tests that passed only on the second try.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.tmp/reports/e2e.json' }]],
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1200, height: 900 },
    actionTimeout: 15_000,
    navigationTimeout: 25_000,
    // Tracing makes tests 50 % slower: TRACE=1 npm run test:e2e to investigate a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
