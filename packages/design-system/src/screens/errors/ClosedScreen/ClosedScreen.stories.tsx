import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ClosedScreen } from './ClosedScreen.tsx';

const meta = {
  component: ClosedScreen,
  parameters: { layout: 'fullscreen' },
  args: { message: '站点升级中，请稍候访问', isAsking: false, onRetry: fn() },
} satisfies Meta<typeof ClosedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { isAsking: true } };
export const Failed: Story = { args: { failure: { kind: 'offline' } } };
export const Empty: Story = { args: { message: '' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { message: '站点升级中，请稍候访问', failure: { kind: 'malformed' } },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
