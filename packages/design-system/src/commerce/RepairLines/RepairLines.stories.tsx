import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  decidedLines,
  describedLine,
  englishRepairLines,
  repairLines,
  traditionalRepairLines,
} from '../fixtures-repair-lines.ts';
import { RepairLines, type RepairLinesProps } from './RepairLines.tsx';

const meta = {
  component: RepairLines,
  args: { lines: repairLines, isFree: true },
  render: (args: RepairLinesProps) => (
    <div style={{ padding: 'var(--space-4)', maxWidth: '6.4rem' }}>
      <RepairLines {...args} />
    </div>
  ),
} satisfies Meta<typeof RepairLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { lines: [] } };
export const Paid: Story = { args: { isFree: false } };
/** A part that the shopper describes, whose price the shop has not given. */
export const Described: Story = { args: { lines: [describedLine, ...repairLines], isFree: false } };
export const Decided: Story = { args: { lines: decidedLines } };
export const Narrow: Story = {
  args: { lines: decidedLines, isFree: false },
  globals: { viewport: { value: 'phone' } },
};
export const WorstCaseEnglish: Story = {
  args: { lines: englishRepairLines, isFree: false },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { lines: traditionalRepairLines },
  globals: { language: 'zh-Hant' },
};
