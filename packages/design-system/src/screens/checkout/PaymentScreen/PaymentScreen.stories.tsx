import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ClockProvider, type ShopClock } from '../../../elements/Countdown/clock.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import {
  actions,
  englishOrder,
  PLACED,
  toCollect,
  toShip,
  traditionalOrder,
  unpaid,
} from '../../../commerce/fixtures-orders.ts';
import { allOffers, closedTopUp, openTopUp, payingTopUp, unconfirmedTopUp } from '../../../commerce/fixtures-top-up.ts';
import { won } from '../fixtures-payment.ts';
import { PaymentScreen, type PaymentScreenProps } from './PaymentScreen.tsx';

/** 30 seconds after the order was placed. */
const NOW = PLACED + 30_000;
/** A stopped clock. */
const at =
  (moment: number): ShopClock =>
  () =>
    moment;
type Args = PaymentScreenProps & { clock: ShopClock };

const meta = {
  component: PaymentScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    order: ready(unpaid),
    balance: ready(20_000),
    earnedCoupons: loading,
    paying: 'idle',
    topUp: closedTopUp,
    actions,
    onPayByBalance: fn(),
    onTimeUp: fn(),
    onRetry: fn(),
    onCopy: fn(),
    clock: at(NOW),
  },
  render: ({ clock, ...props }) => (
    <ClockProvider value={clock}>
      <PaymentScreen {...props} />
    </ClockProvider>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const scanning = payingTopUp(NOW + 42_000);

export const Ready: Story = {};
export const Loading: Story = { args: { order: loading, balance: loading } };
export const Failed: Story = { args: { order: failed('server') } };
/** The order does not exist or was cancelled. */
export const Empty: Story = { args: { order: failed('gone') } };
export const Paying: Story = { args: { paying: 'busy' } };
export const ShortBalance: Story = { args: { balance: ready(50) } };
export const ShortAccordingToShop: Story = { args: { outcome: 'short' } };
export const TopUpOpen: Story = {
  args: { balance: ready(50), topUp: openTopUp },
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: '充值' })),
};
export const ScanningTopUp: Story = {
  args: { balance: ready(50), topUp: scanning },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '充值' }));
    await expect(await canvas.findByRole('img', { name: '支付宝付款码，¥100.00' })).toBeVisible();
  },
};
export const TopUpUnknown: Story = {
  args: { balance: ready(50), topUp: unconfirmedTopUp },
  play: TopUpOpen.play,
};
export const NoTopUpOffers: Story = {
  args: { balance: ready(50), topUp: { ...openTopUp, offers: ready({ ...allOffers, offers: [] }) } },
  play: TopUpOpen.play,
};
/** The shop has switched top-ups off. */
export const ShortBalanceWithoutTopUp: Story = { args: { balance: ready(50), topUp: undefined } };
export const PaymentFailed: Story = { args: { outcome: 'failed' } };
export const PaymentRefused: Story = {
  args: { outcome: 'failed', failure: { kind: 'refused', message: '订单支付中，请勿重复支付' } },
};
/** No response came: the payment is being checked. */
export const CheckingPayment: Story = { args: { outcome: 'unknown' } };
/** No response came, and the check failed too. */
export const PaymentUnknown: Story = { args: { outcome: 'unknown', failure: { kind: 'offline' } } };
export const BalanceFailed: Story = { args: { balance: failed('slow') } };
export const OnlyByCode: Story = { args: { order: ready({ ...unpaid, payWays: ['wechat', 'alipay'] }) } };
export const PaymentUnavailable: Story = {
  args: { outcome: 'failed', failure: { kind: 'refused', message: 'cURL error 28: Operation timed out' } },
};
export const NoPaymentMethod: Story = { args: { order: ready({ ...unpaid, payWays: [] }) } };
export const CancelRefused: Story = {
  args: { actions: { ...actions, problems: { [unpaid.number]: '订单已支付，不能取消' } } },
};
/** The time to pay is over, and it is not known yet whether a payment succeeded before. */
export const PaymentUnknownAfterDeadline: Story = {
  args: { outcome: 'unknown', clock: at(PLACED + 31 * 60_000) },
};
export const LastSeconds: Story = { args: { clock: at(PLACED + 30 * 60_000 - 9_000) } };
/** The server sends a state of the order that no document names. */
export const UnknownState: Story = { args: { order: ready({ ...unpaid, state: 'unknown' }) } };
export const Cancelled: Story = { args: { order: ready({ ...unpaid, state: 'cancelled', cancelsAt: undefined }) } };
export const Expired: Story = { args: { clock: at(PLACED + 31 * 60_000) } };
/** A promotion cannot be bought again. */
export const ExpiredPromotion: Story = { args: { ...Expired.args, order: ready({ ...unpaid, kind: 'flashSale' }) } };
export const Paid: Story = { args: { order: ready(toShip), earnedCoupons: ready([]) } };
export const PaidWithCoupon: Story = {
  args: {
    order: ready(toShip),
    earnedCoupons: ready([won, { ...won, id: '10', title: '无门槛 3 元', amount: 300, from: 0 }]),
  },
};
export const PaidPickUp: Story = { args: { order: ready(toCollect) } };
export const Narrow: Story = { args: { balance: ready(50) }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { outcome: 'failed' }, globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: {
    order: ready({ ...unpaid, lines: englishOrder.lines }),
    balance: ready(50),
    topUp: scanning,
    outcome: 'failed',
    failure: { kind: 'slow' },
  },
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Top up' })),
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { order: ready(traditionalOrder), outcome: 'unknown', failure: { kind: 'offline' } },
  globals: { language: 'zh-Hant' },
};
