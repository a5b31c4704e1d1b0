import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import {
  ENGLISH_REASONS,
  englishRefundable,
  inParcels,
  manyRefundable,
  notPaid,
  nothingLeft,
  partlyRefunded,
  REASONS,
  refundable,
  sendingImage,
  sentImage,
  shipped,
  stuckImage,
  TRADITIONAL_REASONS,
  traditionalRefundable,
  underReview,
  waiting,
} from '../../../commerce/fixtures-refunds.ts';
import { AskRefundScreen, EMPTY_REFUND_FORM, type AskRefundScreenProps, type RefundForm } from './AskRefundScreen.tsx';

const filled: RefundForm = {
  kind: 'money',
  wanted: { '101': 12, '104': 12 },
  reason: REASONS[3] ?? '',
  explanation: '红色的板有几颗发白，深绿的坡面砖缺角。',
};
const everything = (lines: typeof refundable) => Object.fromEntries(lines.map(({ id, left }) => [id, left]));

/** The form is the app's: what is filled in comes back. */
function Kept({ form: start, onForm, ...props }: AskRefundScreenProps) {
  const [form, setForm] = useState(start);
  return (
    <AskRefundScreen
      {...props}
      form={form}
      onForm={(next) => {
        setForm(next);
        onForm(next);
      }}
    />
  );
}

const meta = {
  component: AskRefundScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    order: ready(shipped),
    lines: ready(refundable),
    reasons: ready(REASONS),
    form: filled,
    images: [sentImage],
    asking: 'idle',
    onForm: fn(),
    onAddImages: fn(),
    onRemoveImage: fn(),
    onTryImageAgain: fn(),
    onAsk: fn(),
    onRetry: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof AskRefundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { order: loading, lines: loading } };
export const Failed: Story = { args: { order: failed('slow') } };
/** Nothing is filled in yet. */
export const Empty: Story = { args: { form: EMPTY_REFUND_FORM, images: [] } };
/** Sent too early: everything that is wrong is told in its place. */
export const SentTooEarly: Story = {
  args: { form: EMPTY_REFUND_FORM, images: [sendingImage] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '提交申请' }));
    await expect(await within(canvasElement).findByText('图片还在上传，传好再提交')).toBeInTheDocument();
  },
};
export const NotShipped: Story = {
  args: { order: ready(waiting), form: { ...filled, wanted: everything(refundable) } },
};
export const SendingBack: Story = { args: { form: { ...filled, kind: 'goods' } } };
export const PartlyRefunded: Story = { args: { lines: ready(partlyRefunded), form: { ...filled, wanted: {} } } };
export const NoReasons: Story = { args: { reasons: ready([]), form: { ...filled, reason: '' } } };
export const ReasonsFailed: Story = { args: { reasons: failed('offline') } };
export const ImageStuck: Story = { args: { images: [sentImage, stuckImage] } };
export const TooLong: Story = { args: { form: { ...filled, explanation: '磕'.repeat(153) } } };
export const Busy: Story = { args: { asking: 'busy' } };
export const NotSent: Story = { args: { failure: { kind: 'offline' } } };
export const Refused: Story = { args: { failure: { kind: 'refused', message: '退款数量超过可退数量' } } };
export const Unpaid: Story = { args: { order: ready(notPaid) } };
export const OpenRefund: Story = { args: { openRefund: underReview } };
export const NothingLeft: Story = { args: { lines: ready(nothingLeft) } };
export const InParcels: Story = { args: { order: ready(inParcels) } };
export const Gone: Story = { args: { order: failed('gone') } };
export const LinesFailed: Story = { args: { lines: failed('server') } };
export const FortyLines: Story = { args: { lines: ready(manyRefundable), form: EMPTY_REFUND_FORM } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: {
    lines: ready(englishRefundable),
    reasons: ready(ENGLISH_REASONS),
    form: {
      kind: 'goods',
      wanted: everything(englishRefundable),
      reason: ENGLISH_REASONS[3] ?? '',
      explanation: 'Some of the slopes have chipped corners.',
    },
    order: ready({ ...shipped, payWay: 'Balance' }),
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: {
    lines: ready(traditionalRefundable),
    reasons: ready(TRADITIONAL_REASONS),
    form: { ...filled, reason: TRADITIONAL_REASONS[3] ?? '', explanation: '有幾顆發白。' },
    order: ready({ ...waiting, payWay: '餘額付款' }),
  },
  globals: { language: 'zh-Hant' },
};
