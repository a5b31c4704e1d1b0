import { defineConfig, devices } from '@playwright/test';
import { FLAGS } from './tools/chromium-flags.ts';

/** The journeys of buying, after-sales and chat. */
const STOCK_JOURNEYS = [
  'buy-*',
  'chat-with-support',
  'coupons',
  'find-goods-by-category',
  'get-every-message-delivered',
  'messages',
  'pay-an-order',
  'return-and-review',
  'top-up-the-balance',
  'upload-a-list',
].map((journey) => `${journey}.e2e.ts`);

/** A usual phone: narrow, operated by touch, without hover. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** For a reader who wants no animations. */
const STILL = { reducedMotion: 'reduce' } as const;

/** End-to-end tests of the built shop on the stand-in shop; each worker starts its own server (app/e2e/shop.ts). */
export default defineConfig<{ server: string }>({
  testDir: 'app/e2e',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  workers: '100%',
  // The bundle that renders pages is finished JavaScript: transforming it took each worker three seconds.
  build: { external: ['**/dist-server/**'] },
  // tools/test.ts lists the tests that passed only on the second try.
  retries: 1,
  // Ten times what a journey takes, for a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.tmp/reports/e2e.json' }]],
  outputDir: 'test-results',
  projects: [
    // Pictures of moving pages take an eighth of the processor time: what moves is shown on the phone.
    { name: 'own server', grepInvert: /@stock-server/, use: { contextOptions: STILL } },
    { name: 'phone', grep: /@phone/, use: PHONE },
    {
      // Buying, after-sales and chat work on a server of the family as it is installed, too, on a phone.
      name: 'stock CRMEB 5.4',
      testMatch: STOCK_JOURNEYS,
      grepInvert: /@own-server/,
      use: { server: 'stock CRMEB 5.4', ...PHONE, contextOptions: STILL },
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1200, height: 900 },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Tests intercept requests; the service worker has a journey of its own, read-without-a-connection.
    serviceWorkers: 'block',
    // Tracing makes tests 50 % slower: TRACE=1 npm run test:e2e to investigate a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: FLAGS,
    },
  },
});
