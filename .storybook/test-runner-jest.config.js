import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();

/**
 * Uses the installed Chromium; the flags stop its own background requests, which a closed network does not allow. A story
 * is checked in its final state, so nothing is animated.
 */
export default {
  ...base,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: {
        headless: true,
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
  },
};
