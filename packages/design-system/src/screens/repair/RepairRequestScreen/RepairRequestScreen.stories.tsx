import { canBe, maskedCode } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ClockProvider, type ShopClock } from '../../../elements/Countdown/clock.ts';
import { AccountProvider } from '../../../layout/AccountFrame/account.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import * as fixtures from '../fixtures-requests.ts';
import { RepairRequestScreen, type RepairRequestScreenProps } from './RepairRequestScreen.tsx';

const account = { counts: { orders: 7, cart: 12 }, onSignOut: fn() };
type Args = RepairRequestScreenProps & { clock: ShopClock };

/** Holds what is typed, as the app does. */
function WithTexts({ clock, evidence: start, stillMissing: startMissing, ...props }: Args) {
  const [evidence, setEvidence] = useState(start);
  const [stillMissing, setStillMissing] = useState(startMissing);
  return (
    <ClockProvider value={clock}>
      <AccountProvider value={account}>
        <RepairRequestScreen
          {...props}
          evidence={evidence}
          stillMissing={stillMissing}
          onEvidenceText={(text) => setEvidence({ ...evidence, text })}
          onStillMissing={setStillMissing}
        />
      </AccountProvider>
    </ClockProvider>
  );
}

const meta = {
  component: RepairRequestScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    request: ready(fixtures.inReview),
    can: canBe,
    maskedCode: maskedCode(fixtures.inReview.code),
    evidence: { text: '', images: [] },
    onEvidenceText: fn(),
    stillMissing: '',
    onStillMissing: fn(),
    maxTextLength: 150,
    onAddImages: fn(),
    onRemoveImage: fn(),
    onTryImageAgain: fn(),
    onCancel: fn(),
    onSendEvidence: fn(),
    onReceive: fn(),
    onFinish: fn(),
    onReopen: fn(),
    onTimeUp: fn(),
    onCopy: fn(),
    onRetry: fn(),
    clock: () => fixtures.NOW,
  },
  render: (args) => <WithTexts {...args} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const image = { id: '1', name: 'IMG_2041.jpg', preview: fixtures.photo('teal') };

export const Ready: Story = {};
export const Loading: Story = { args: { request: loading } };
export const Failed: Story = { args: { request: failed('slow') } };
/** A request of another shopper. */
export const Empty: Story = { args: { request: failed('gone', '这份申请不是你的') } };
export const NotFound: Story = { args: { request: failed('gone') } };
/** The shop has no repair service. */
export const Unavailable: Story = { args: { request: failed('server'), isUnavailable: true } };
export const Submitted: Story = { args: { request: ready(fixtures.submitted) } };
export const ToPay: Story = { args: { request: ready(fixtures.toPay) } };
/** The time to pay is over, and the shop has not closed the request yet. */
export const PaymentOver: Story = {
  args: { request: ready(fixtures.toPay), clock: () => fixtures.NOW + fixtures.DAY },
};
export const Paid: Story = { args: { request: ready(fixtures.paid) } };
export const NeedInfo: Story = { args: { request: ready(fixtures.needInfo) } };
export const Answered: Story = {
  args: {
    request: ready(fixtures.needInfo),
    evidence: { text: '袋子里只剩这些。', images: [{ ...image, state: 'sent' }] },
  },
};
export const Uploading: Story = {
  args: {
    request: ready(fixtures.needInfo),
    evidence: { text: '', images: [{ ...image, state: 'sending', progress: 0.4 }] },
  },
};
export const EmptyAnswer: Story = {
  args: { request: ready(fixtures.needInfo) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '发给客服' }));
    await expect(await within(canvasElement).findByText('请填写回答，或添加图片')).toBeInTheDocument();
  },
};
export const Approved: Story = { args: { request: ready(fixtures.approved) } };
export const PartlyApproved: Story = { args: { request: ready(fixtures.partlyApproved) } };
export const Rejected: Story = { args: { request: ready(fixtures.rejected) } };
export const Picking: Story = { args: { request: ready(fixtures.picking) } };
export const Shipped: Story = { args: { request: ready(fixtures.shipped) } };
export const Received: Story = { args: { request: ready(fixtures.received) } };
export const StillMissing: Story = {
  args: { request: ready(fixtures.received), stillMissing: '还差一颗深绿的坡面砖。' },
};
/** The one reopening is used. */
export const ReceivedAgain: Story = { args: { request: ready(fixtures.receivedAgain) } };
export const Done: Story = { args: { request: ready(fixtures.done) } };
export const Cancelled: Story = { args: { request: ready(fixtures.cancelled) } };
export const Expired: Story = { args: { request: ready(fixtures.expired) } };
export const Refunded: Story = { args: { request: ready(fixtures.refunded) } };
/** Nothing that may be missing is there. */
export const Bare: Story = {
  args: {
    request: ready({
      ...fixtures.submitted,
      purchase: { ...fixtures.submitted.purchase, orderNumber: '' },
      voucher: '',
      contact: '',
      message: '',
      submittedAt: undefined,
      clock: undefined,
      history: [],
    }),
    maskedCode: '',
  },
};
export const Cancelling: Story = { args: { request: ready(fixtures.paid), busy: 'cancel' } };
export const CancelRefused: Story = {
  args: {
    request: ready(fixtures.picking),
    outcome: { kind: 'failed', change: 'cancel', failure: { kind: 'refused', message: '已经开始配货，不能取消' } },
  },
};
export const OutcomeUnknown: Story = {
  args: { request: ready(fixtures.needInfo), outcome: { kind: 'unknown', change: 'sendEvidence' } },
};
export const Sent: Story = { args: { outcome: { kind: 'done', change: 'sendEvidence' } } };
export const Narrow: Story = { args: { request: ready(fixtures.needInfo) }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { request: ready(fixtures.partlyApproved) }, globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: { request: ready(fixtures.englishRequest) },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { request: ready(fixtures.traditionalRequest) },
  globals: { language: 'zh-Hant' },
};
