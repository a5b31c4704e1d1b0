import type { Meta, StoryObj } from '@storybook/react-vite';
import { RepairPriceRows, type RepairPriceRowsProps } from './RepairPriceRows.tsx';

const meta = {
  component: RepairPriceRows,
  args: { price: { parts: 246, off: 246, postage: 0, total: 0 }, particles: 13 },
  render: (args: RepairPriceRowsProps) => (
    <div style={{ padding: 'var(--space-4)', maxWidth: '3.2rem' }}>
      <RepairPriceRows {...args} />
    </div>
  ),
} satisfies Meta<typeof RepairPriceRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Paid: Story = { args: { price: { parts: 246, off: 0, postage: 1000, total: 1246 } } };
export const Refunded: Story = {
  args: { price: { parts: 246, off: 0, postage: 1000, total: 1246 }, refunded: 88 },
};
export const WorstCaseEnglish: Story = {
  args: { price: { parts: 123456, off: 100000, postage: 12000, total: 35456 }, particles: 20, refunded: 35456 },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
