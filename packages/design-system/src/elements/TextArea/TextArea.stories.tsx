import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: { label: '给卖家留言', value: '', maxLength: 150, onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { value: '请按颜色分袋。' } };
export const Empty: Story = {};
export const TooLong: Story = { args: { value: '砖'.repeat(153) } };
export const NoLimit: Story = { args: { maxLength: undefined } };
export const WorstCaseEnglish: Story = {
  args: { label: 'Message to the shop', value: 'Please bag the parts by colour. '.repeat(6) },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { label: '給賣家留言', value: '磚'.repeat(153) },
  globals: { language: 'zh-Hant' },
};
