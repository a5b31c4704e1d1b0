import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmButton } from './ConfirmButton.tsx';

const meta = {
  component: ConfirmButton,
  args: { texts: { ask: '撤回申请', question: '撤回这笔退款申请？', yes: '撤销', no: '先不撤' }, onConfirm: fn() },
} satisfies Meta<typeof ConfirmButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Asking: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '撤回申请' }));
    await expect(await within(canvasElement).findByRole('button', { name: '撤销' })).toHaveFocus();
  },
};
export const Busy: Story = { args: { isBusy: true } };
export const Small: Story = {
  args: {
    size: 'small',
    look: 'text',
    texts: { ask: '删除', about: '退款 20261124', question: '删除这条记录？', yes: '删除', no: '保留' },
  },
};
export const WorstCaseEnglish: Story = {
  args: {
    texts: {
      ask: 'Withdraw the request',
      question: 'Withdraw this request for a refund?',
      yes: 'Yes, withdraw it',
      no: 'No, keep it',
    },
  },
  globals: { language: 'en' },
};
