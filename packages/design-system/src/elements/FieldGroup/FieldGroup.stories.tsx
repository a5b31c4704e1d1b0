import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const meta = {
  component: FieldGroup,
  args: {
    label: '要退的颗粒',
    hint: '可以只退几颗',
    children: <Checkbox label="基础板 2×4" isChecked={false} onChange={fn()} />,
  },
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Invalid: Story = { args: { error: '请先选择要退的颗粒', aside: '0 / 3' } };
export const HintAbove: Story = { args: { error: '请先选择要退的颗粒', hintPosition: 'above' } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const WorstCaseEnglish: Story = {
  args: { label: 'What to refund', error: 'Choose the parts to refund first' },
  globals: { language: 'en' },
};
