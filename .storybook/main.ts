import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { compiledMessages } from '../tools/vite-messages.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../packages/*/src/**/*.stories.tsx', '../app/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  viteFinal: (base) => mergeConfig(base, { plugins: [compiledMessages()], build: { chunkSizeWarningLimit: 4000 } }),
};
export default config;
