import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { compiledMessages } from '../tools/vite-messages.ts';
import { partMeshes } from '../tools/vite-meshes.ts';
import { partPictures } from '../tools/vite-pictures.ts';

/** `storybook build --test`: without the tools that designers use, which look at every element of every story. */
const isForTests = process.argv.includes('--test');
const features = isForTests ? { highlight: false, measure: false, outline: false, backgrounds: false } : {};

const config: StorybookConfig = {
  features,
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../packages/*/src/**/*.stories.tsx', '../app/src/**/*.stories.tsx'],
  // Photos that stock servers send.
  staticDirs: [{ from: '../mocks/photos', to: '/uploads/attach/2026/11' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [compiledMessages(), partPictures(), partMeshes()],
      build: { chunkSizeWarningLimit: 4000 },
    }),
};
export default config;
