import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

/** The select box with its own state. */
function Stateful({ value, onChange, ...props }: SelectFieldProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <SelectField
      {...props}
      value={chosen}
      onChange={(picked) => {
        setChosen(picked);
        onChange(picked);
      }}
    />
  );
}

const PROVINCES = ['北京市', '江苏省', '浙江省', '新疆维吾尔自治区'].map((name) => ({ value: name, label: name }));
const meta = {
  component: SelectField,
  args: { label: '省份', placeholder: '请选择省份', value: '', options: PROVINCES, onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { value: '江苏省' } };
export const Empty: Story = {};
export const Hint: Story = { args: { hint: '选快递送到的地方' } };
export const Invalid: Story = { args: { error: '还没选省份' } };
export const Disabled: Story = { args: { disabled: true, placeholder: '先选省份' } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const Dark: Story = { args: { value: '江苏省' }, globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: {
    label: 'Province, autonomous region or municipality',
    placeholder: 'Choose a province',
    value: 'x',
    options: [{ value: 'x', label: 'Ili Kazakh Autonomous Prefecture, Xinjiang Uygur Autonomous Region' }],
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { label: '縣市', placeholder: '選縣市', error: '請選擇縣市' },
  globals: { language: 'zh-Hant' },
};
