import { canBe } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { delivered, noEvents, tracking } from '../../../commerce/fixtures-tracking.ts';
import { ClockProvider, type ShopClock } from '../../../elements/Countdown/clock.ts';
import { AccountProvider } from '../../../layout/AccountFrame/account.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import { DAY, HOUR, picking, received, shipped, SUBMITTED, partlyApproved } from '../fixtures-requests.ts';
import { RepairTrackingScreen, type RepairTrackingScreenProps } from './RepairTrackingScreen.tsx';

const account = { counts: { orders: 7, cart: 12 }, onSignOut: fn() };
const LAST_EVENT = tracking.events[0]?.at ?? 0;
type Args = RepairTrackingScreenProps & { clock: ShopClock };

const meta = {
  component: RepairTrackingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    request: ready(shipped),
    tracking: ready(tracking),
    can: canBe,
    isReceiving: false,
    onReceive: fn(),
    onCopy: fn(),
    onRetry: fn(),
    clock: () => SUBMITTED + 78 * HOUR,
  },
  render: ({ clock, ...props }) => (
    <ClockProvider value={clock}>
      <AccountProvider value={account}>
        <RepairTrackingScreen {...props} />
      </AccountProvider>
    </ClockProvider>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Ready: Story = {};
export const Loading: Story = { args: { request: loading, tracking: loading } };
export const Failed: Story = { args: { tracking: failed('refused', '快递接口暂时无法查询，请稍后再试') } };
/** The carrier has not reported anything yet. */
export const Empty: Story = { args: { tracking: ready(noEvents), clock: () => SUBMITTED + 60 * HOUR } };
export const NotSent: Story = { args: { request: ready(picking), tracking: loading } };
/** Sent, but the server does not say with which number. */
export const WithoutParcelNumber: Story = {
  args: { request: ready({ ...shipped, parcelNumber: '' }), tracking: loading },
};
export const NotFound: Story = { args: { request: failed('gone', '没有这份申请'), tracking: loading } };
export const Unavailable: Story = { args: { request: failed('server'), tracking: loading, isUnavailable: true } };
/** No news for five days. */
export const Stuck: Story = { args: { clock: () => LAST_EVENT + 5 * DAY } };
/** A moment before that. */
export const NearlyStuck: Story = { args: { clock: () => LAST_EVENT + 5 * DAY - 1 } };
export const Delivered: Story = { args: { tracking: ready(delivered), clock: () => SUBMITTED + 4 * DAY } };
export const Received: Story = {
  args: {
    request: ready(received),
    tracking: ready(delivered),
    outcome: { kind: 'done', change: 'receive' },
    clock: () => SUBMITTED + 6 * DAY,
  },
};
/** Only what was granted is in the parcel. */
export const PartlyApproved: Story = {
  args: { request: ready({ ...shipped, lines: partlyApproved.lines }) },
};
export const ReceiptUnknown: Story = { args: { outcome: { kind: 'unknown', change: 'receive' } } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { clock: () => SUBMITTED + 14 * DAY },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { args: NotSent.args, globals: { language: 'zh-Hant' } };
