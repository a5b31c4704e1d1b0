import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ClockProvider, type ShopClock } from '../../../elements/Countdown/clock.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import { englishOrder, PLACED, toShip, traditionalOrder, unpaid } from '../../../commerce/fixtures-orders.ts';
import { CodePaymentScreen, type CodePaymentScreenProps } from './CodePaymentScreen.tsx';

/** Two minutes after the order was placed. */
const NOW = PLACED + 120_000;
/** A stopped clock. */
const at =
  (moment: number): ShopClock =>
  () =>
    moment;
type Args = CodePaymentScreenProps & { clock: ShopClock };
const wechat = { text: 'weixin://wxpay/bizpayurl?pr=NwY5Mz9zz', validUntil: NOW + 42_000 };
const alipay = { text: 'https://qr.alipay.com/bax03431ljhokirwl38f00a7', validUntil: NOW + 42_000 };

const meta = {
  component: CodePaymentScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    by: 'wechat',
    order: ready(unpaid),
    code: ready(wechat),
    checking: 'idle',
    onRenew: fn(),
    onCheck: fn(),
    onTimeUp: fn(),
    onRetry: fn(),
    onCopy: fn(),
    clock: at(NOW),
  },
  render: ({ clock, ...props }) => (
    <ClockProvider value={clock}>
      <CodePaymentScreen {...props} />
    </ClockProvider>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Ready: Story = {};
export const Loading: Story = { args: { order: loading, code: loading } };
export const Failed: Story = { args: { order: failed('server'), code: loading } };
/** The order does not exist or was cancelled. */
export const Empty: Story = { args: { order: failed('gone'), code: loading } };
export const Alipay: Story = { args: { by: 'alipay', code: ready(alipay) } };
export const CodeLoading: Story = { args: { code: loading } };
export const NoCode: Story = { args: { code: failed('refused', '微信支付暂时不可用，请换一种方式') } };
/** The code has just expired on the visible page. */
export const Renewing: Story = { args: { code: ready({ ...wechat, validUntil: NOW - 100 }) } };
/** The code expired while the page was hidden. */
export const Paused: Story = { args: { code: ready({ ...wechat, validUntil: NOW - 60_000 }) } };
export const Checking: Story = { args: { checking: 'busy' } };
export const NotPaidYet: Story = { args: { checked: 'unpaid' } };
export const CheckFailed: Story = { args: { checked: 'failed' } };
export const OnlyMethod: Story = { args: { order: ready({ ...unpaid, payWays: ['wechat'] }) } };
/** The server sends a state of the order that no document names. */
export const UnknownState: Story = { args: { order: ready({ ...unpaid, state: 'unknown' }) } };
export const Cancelled: Story = { args: { order: ready({ ...unpaid, state: 'cancelled', cancelsAt: undefined }) } };
export const Expired: Story = { args: { clock: at(PLACED + 31 * 60_000) } };
export const Paid: Story = { args: { order: ready(toShip) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const NarrowAlipay: Story = {
  args: { by: 'alipay', code: ready(alipay) },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: { order: ready({ ...unpaid, lines: englishOrder.lines }), checked: 'unpaid' },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { by: 'alipay', order: ready(traditionalOrder), code: ready(alipay), checked: 'failed' },
  globals: { language: 'zh-Hant' },
};
