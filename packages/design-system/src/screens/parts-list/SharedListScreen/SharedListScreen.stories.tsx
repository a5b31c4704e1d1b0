import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SharedListScreen } from './SharedListScreen.tsx';

const meta = {
  component: SharedListScreen,
  args: { problem: 'damaged', onReload: fn() },
} satisfies Meta<typeof SharedListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { problem: undefined } };
export const Failed: Story = { args: { problem: 'failed' } };
export const Empty: Story = { args: { problem: 'missing' } };
export const Newer: Story = { args: { problem: 'newer' } };
export const WorstCaseEnglish: Story = { globals: { language: 'en', viewport: { value: 'phone' } } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
