import { getJestConfig } from '@storybook/test-runner';
import { FLAGS } from '../tools/chromium-flags.ts';

const base = getJestConfig();

/**
 * Uses the installed Chromium. A story is checked in its final state, so nothing is animated.
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
        args: FLAGS,
      },
    },
  },
};
