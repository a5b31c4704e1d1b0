import { defineConfig, devices } from '@playwright/test';

/** Journeys through the built shop on the stand-in shop; each worker opens a server of its own (app/e2e/shop.ts). */
export default defineConfig({
  testDir: 'app/e2e',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  // A real browser on a shared machine: what passes only the second time is named at the end of the run, to be understood.
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
    // Recording makes every journey half as slow again: TRACE=1 npm run test:e2e, when one has to be understood.
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
