import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = { component: TextField, args: { label: '手机号或邮箱', value: '', onChange: fn() } } satisfies Meta<
  typeof TextField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { value: 'mumu.lin@example.com' } };
export const Empty: Story = {};
export const Hint: Story = { args: { hint: '用来收发货通知' } };
export const Invalid: Story = { args: { value: '123', error: '手机号要 11 位。' } };
export const Password: Story = {
  args: { label: '密码', type: 'password', value: 'geheim', autoComplete: 'current-password' },
};
export const WorstCaseEnglish: Story = {
  args: {
    label: 'Phone number or email',
    value: 'a-very-long-address.of-a-shopper@post.example.com',
    error: 'That password does not match this account. Check the keyboard language and try again.',
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { label: '密碼', type: 'password', value: 'geheim' },
  globals: { language: 'zh-Hant' },
};
