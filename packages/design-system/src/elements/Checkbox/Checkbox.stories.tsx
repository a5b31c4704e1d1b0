import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = { component: Checkbox, args: { label: '七天内免登录', isChecked: false, onChange: fn() } } satisfies Meta<
  typeof Checkbox
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Checked: Story = { args: { isChecked: true } };
export const Mixed: Story = { args: { isMixed: true, label: '全选 10 种' } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const WorstCaseEnglish: Story = {
  args: { label: 'Stay signed in on this computer for the next seven days', isChecked: true },
  globals: { language: 'en' },
};
