import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StarsField } from './StarsField.tsx';

const meta = { component: StarsField, args: { label: '颗粒评价', value: 4, onChange: fn() } } satisfies Meta<
  typeof StarsField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { value: 0 } };
export const Missing: Story = { args: { value: 0, error: '请先选择星级' } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const WorstCaseEnglish: Story = {
  args: { label: 'How do you like the parts?', value: 5 },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { label: '顆粒評價', value: 2 },
  globals: { language: 'zh-Hant' },
};
