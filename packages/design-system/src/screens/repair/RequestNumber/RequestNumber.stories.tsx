import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { submitted } from '../fixtures-requests.ts';
import { RequestNumber } from './RequestNumber.tsx';

const meta = {
  component: RequestNumber,
  args: { number: submitted.number, onCopy: fn() },
} satisfies Meta<typeof RequestNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WithoutClipboard: Story = { args: { onCopy: undefined } };
export const WorstCaseEnglish: Story = { globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
