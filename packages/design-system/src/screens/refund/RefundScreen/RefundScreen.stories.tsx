import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import {
  awaitingReturn,
  englishAwaiting,
  goodsRefunded,
  goodsUnderReview,
  refunded,
  refundOfDeleted,
  rejected,
  returning,
  traditionalRejected,
  underReview,
} from '../../../commerce/fixtures-refunds.ts';
import { EMPTY_RETURN_FORM, RefundScreen, type RefundScreenProps } from './RefundScreen.tsx';

/** Holds the state of the form, as the app does. */
function WithFormState({ returnForm: start, onReturnForm, ...props }: RefundScreenProps) {
  const [form, setForm] = useState(start);
  return (
    <RefundScreen
      {...props}
      returnForm={form}
      onReturnForm={(next) => {
        setForm(next);
        onReturnForm(next);
      }}
    />
  );
}

const meta = {
  component: RefundScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    refund: ready(underReview),
    returnForm: EMPTY_RETURN_FORM,
    onReturnForm: fn(),
    onWithdraw: fn(),
    onReportReturn: fn(),
    onDelete: fn(),
    onCopy: fn(),
    onRetry: fn(),
  },
  render: (args) => <WithFormState {...args} />,
} satisfies Meta<typeof RefundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { refund: loading } };
export const Failed: Story = { args: { refund: failed('slow') } };
/** There is no such refund. */
export const Empty: Story = { args: { refund: failed('gone') } };
export const GoodsUnderReview: Story = { args: { refund: ready(goodsUnderReview) } };
export const AwaitingReturn: Story = {
  args: { refund: ready(awaitingReturn), returnForm: { carrier: '中通快递', number: '7589 1234', phone: '' } },
};
export const ReportedIncomplete: Story = {
  args: { refund: ready(awaitingReturn), returnForm: { carrier: '', number: '单号7589', phone: '明天打' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '我已寄出' }));
    await expect(await within(canvasElement).findByText('请选择快递公司')).toBeInTheDocument();
  },
};
/** The shop gave neither carriers nor an address. */
export const NoReturnAddress: Story = {
  args: { refund: ready({ ...awaitingReturn, carriers: [], returnTo: { name: '', phone: '', address: '' } }) },
};
export const Reporting: Story = {
  args: {
    refund: ready(awaitingReturn),
    returnForm: { carrier: '中通快递', number: '75891234', phone: '' },
    busy: 'reportReturn',
  },
};
export const ReportFailed: Story = {
  args: {
    refund: ready(awaitingReturn),
    returnForm: { carrier: '中通快递', number: '75891234', phone: '' },
    problem: { action: 'reportReturn', failure: { kind: 'offline' } },
  },
};
export const Returning: Story = { args: { refund: ready(returning) } };
export const Refunded: Story = { args: { refund: ready(refunded) } };
export const GoodsRefunded: Story = { args: { refund: ready(goodsRefunded) } };
export const Rejected: Story = { args: { refund: ready(rejected) } };
/** The server sends a state that no document names, and its own label of it. */
export const UnknownState: Story = {
  args: { refund: ready({ ...underReview, state: 'unknown', stateTitle: '平台介入中' }) },
};
export const UnknownStateEnglish: Story = {
  args: { refund: ready({ ...underReview, state: 'unknown', stateTitle: '' }) },
  globals: { language: 'en', viewport: { value: 'phone' } },
};
export const Withdrawing: Story = { args: { busy: 'withdraw' } };
export const WithdrawalFailed: Story = {
  args: { problem: { action: 'withdraw', failure: { kind: 'refused', message: '商家刚刚已退款，不能再撤销' } } },
};
export const DeletedProduct: Story = { args: { refund: ready(refundOfDeleted) } };
export const Narrow: Story = { args: { refund: ready(awaitingReturn) }, globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { refund: ready(englishAwaiting) }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = {
  args: { refund: ready(traditionalRejected) },
  globals: { language: 'zh-Hant' },
};
