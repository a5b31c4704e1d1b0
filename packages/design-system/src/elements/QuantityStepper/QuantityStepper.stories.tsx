import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  component: QuantityStepper,
  args: { value: 10, max: 200, label: '基础砖 2×4 的数量', onChange: fn() },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const AtLeast: Story = { args: { value: 1 } };
export const AtMost: Story = { args: { value: 15, max: 15, note: '库存只有 15 颗' } };
/** Why there are no more is written as long as that is so. */
export const AllOfThem: Story = { args: { value: 6, max: 6, maxNote: '全套就 6 颗' } };
export const WorstCaseEnglish: Story = {
  args: { value: 12345, max: 12345, label: 'Quantity', note: 'Only 12,345 left in this colour' },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { value: 15, max: 15, note: '庫存只有 15 顆' },
  globals: { language: 'zh-Hant' },
};
