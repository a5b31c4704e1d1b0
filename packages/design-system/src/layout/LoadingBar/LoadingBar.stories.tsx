import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingBar } from './LoadingBar.tsx';

const meta = { component: LoadingBar, parameters: { layout: 'fullscreen' }, args: { isBusy: true } } satisfies Meta<
  typeof LoadingBar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Idle: Story = { args: { isBusy: false } };
export const WorstCaseEnglish: Story = { globals: { language: 'en' } };
