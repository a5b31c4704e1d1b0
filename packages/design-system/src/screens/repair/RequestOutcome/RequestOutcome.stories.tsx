import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequestOutcome } from './RequestOutcome.tsx';

const meta = {
  component: RequestOutcome,
  args: { outcome: { kind: 'done', change: 'sendEvidence' } },
} satisfies Meta<typeof RequestOutcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Unknown: Story = { args: { outcome: { kind: 'unknown', change: 'cancel' } } };
export const Failed: Story = {
  args: {
    outcome: { kind: 'failed', change: 'cancel', failure: { kind: 'refused', message: '已经开始配货，不能取消' } },
  },
};
export const WorstCaseEnglish: Story = { ...Unknown, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { ...Unknown, globals: { language: 'zh-Hant' } };
