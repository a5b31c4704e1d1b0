import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { inUnlistedParcels } from '../../../commerce/fixtures-orders.ts';
import {
  ENGLISH_REASONS,
  notPaid,
  sendingImage,
  sentImage,
  shipped,
  stuckImage,
  underReview,
  waiting,
} from '../../../commerce/fixtures-refunds.ts';
import {
  englishRefundable,
  inParcels,
  manyRefundable,
  nothingLeft,
  partlyRefunded,
  REASONS,
  refundable,
  TRADITIONAL_REASONS,
  traditionalRefundable,
} from '../fixtures-refundable.ts';
import {
  RequestRefundScreen,
  EMPTY_REFUND_FORM,
  type RequestRefundScreenProps,
  type RefundForm,
} from './RequestRefundScreen.tsx';

const filled: RefundForm = {
  kind: 'money',
  requested: { '101': 12, '104': 12 },
  reason: REASONS[3] ?? '',
  explanation: '红色的板有几颗发白，深绿的坡面砖缺角。',
};
const everything = (lines: typeof refundable) => Object.fromEntries(lines.map(({ id, left }) => [id, left]));

/** Holds the state of the form, as the app does. */
function WithFormState({ form: start, onForm, ...props }: RequestRefundScreenProps) {
  const [form, setForm] = useState(start);
  return (
    <RequestRefundScreen
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
  component: RequestRefundScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    order: ready(shipped),
    lines: ready(refundable),
    reasons: ready(REASONS),
    form: filled,
    images: [sentImage],
    submitStatus: 'idle',
    onForm: fn(),
    onAddImages: fn(),
    onRemoveImage: fn(),
    onTryImageAgain: fn(),
    onSubmit: fn(),
    onRetry: fn(),
  },
  render: (args) => <WithFormState {...args} />,
} satisfies Meta<typeof RequestRefundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { order: loading, lines: loading } };
export const Failed: Story = { args: { order: failed('slow') } };
/** The form is empty. */
export const Empty: Story = { args: { form: EMPTY_REFUND_FORM, images: [] } };
/** Submitted before it was complete: each problem is shown at its field. */
export const SubmittedIncomplete: Story = {
  args: { form: EMPTY_REFUND_FORM, images: [sendingImage] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '提交申请' }));
    await expect(await within(canvasElement).findByText('图片还在上传，完成后再提交')).toBeInTheDocument();
  },
};
export const NotShipped: Story = {
  args: { order: ready(waiting), form: { ...filled, requested: everything(refundable) } },
};
/** The server refunds the postage of a shipped order as well, in shares of its lines. */
export const PostageOfShipped: Story = {
  args: {
    lines: ready(refundable.map((line, place) => ({ ...line, postageShare: [360, 0, 0, 100][place] ?? 0 }))),
  },
};
export const SendingBack: Story = { args: { form: { ...filled, kind: 'goods' } } };
export const PartlyRefunded: Story = { args: { lines: ready(partlyRefunded), form: { ...filled, requested: {} } } };
export const NoReasons: Story = { args: { reasons: ready([]), form: { ...filled, reason: '' } } };
export const ReasonsFailed: Story = { args: { reasons: failed('offline') } };
export const ImageFailed: Story = { args: { images: [sentImage, stuckImage] } };
export const TooLong: Story = { args: { form: { ...filled, explanation: '磕'.repeat(153) } } };
export const Busy: Story = { args: { submitStatus: 'busy' } };
export const SubmitFailed: Story = { args: { failure: { kind: 'offline' } } };
/** No answer came: it is looked up. */
export const Unconfirmed: Story = { args: { isUnconfirmed: true, failure: { kind: 'slow' } } };
export const Refused: Story = { args: { failure: { kind: 'refused', message: '退款数量超过可退数量' } } };
/** The server sends a state of the order that no document names. */
export const UnknownState: Story = { args: { order: ready({ ...shipped, state: 'unknown' }) } };
export const Unpaid: Story = { args: { order: ready(notPaid) } };
export const OpenRefund: Story = { args: { openRefund: underReview } };
export const NothingLeft: Story = { args: { lines: ready(nothingLeft) } };
export const InParcels: Story = { args: { order: ready(inParcels) } };
/** The shop does not say which goods are in which parcel. */
export const UnlistedParcels: Story = { args: { order: ready(inUnlistedParcels) } };
export const OrderNotFound: Story = { args: { order: failed('gone') } };
export const LinesFailed: Story = { args: { lines: failed('server') } };
/** Of many lines, those that were chosen before are on top. */
export const ChosenOnTop: Story = {
  args: { lines: ready(manyRefundable), form: { ...filled, requested: { [manyRefundable.at(-1)?.id ?? '']: 2 } } },
};
export const FortyLines: Story = { args: { lines: ready(manyRefundable), form: EMPTY_REFUND_FORM } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: {
    lines: ready(englishRefundable),
    reasons: ready(ENGLISH_REASONS),
    form: {
      kind: 'goods',
      requested: everything(englishRefundable),
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
