import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { closedTopUp, openTopUp } from '../../../commerce/fixtures-top-up.ts';
import { ClockProvider, type ShopClock } from '../../../elements/Countdown/clock.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import {
  cancelled,
  englishRequest,
  expired,
  NOW,
  paid,
  submitted,
  toPay,
  traditionalRequest,
} from '../fixtures-requests.ts';
import { RepairPaymentScreen, type RepairPaymentScreenProps } from './RepairPaymentScreen.tsx';

/** A stopped clock. */
const at =
  (moment: number): ShopClock =>
  () =>
    moment;
type Args = RepairPaymentScreenProps & { clock: ShopClock };

const meta = {
  component: RepairPaymentScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    request: ready(toPay),
    balance: ready(20_000),
    code: loading,
    paying: 'idle',
    topUp: closedTopUp,
    onPayByBalance: fn(),
    onChooseCode: fn(),
    onRenewCode: fn(),
    onTimeUp: fn(),
    onRetry: fn(),
    onCopy: fn(),
    clock: at(NOW),
  },
  render: ({ clock, ...props }) => (
    <ClockProvider value={clock}>
      <RepairPaymentScreen {...props} />
    </ClockProvider>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const code = ready({ text: 'weixin://wxpay/bizpayurl?pr=repair', validUntil: NOW + 42_000 });

export const Ready: Story = {};
export const Loading: Story = { args: { request: loading, balance: loading } };
export const Failed: Story = { args: { request: failed('server') } };
/** The request does not exist, or belongs to someone else. */
export const Empty: Story = { args: { request: failed('gone') } };
export const Unavailable: Story = { args: { request: failed('server'), isUnavailable: true } };
export const Paying: Story = { args: { paying: 'busy' } };
export const ShortBalance: Story = { args: { balance: ready(50) } };
export const TopUpOpen: Story = {
  args: { balance: ready(50), topUp: openTopUp },
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: '充值' })),
};
export const ScanningWechat: Story = { args: { codeBy: 'wechat', code } };
export const ScanningAlipay: Story = {
  args: {
    codeBy: 'alipay',
    code: ready({ text: 'https://qr.alipay.com/bax03431ljhokirwl38f00a7', validUntil: NOW + 42_000 }),
  },
};
export const CodeRefused: Story = { args: { codeBy: 'wechat', code: failed('refused', '微信支付暂未开通') } };
/** The code is shown, but it cannot be checked whether it was paid. */
export const Unchecked: Story = { args: { codeBy: 'wechat', code, checkFailure: { kind: 'offline' } } };
export const OnlyByBalance: Story = { args: { request: ready({ ...toPay, payWays: ['balance'] }) } };
export const OnlyByWechat: Story = { args: { request: ready({ ...toPay, payWays: ['wechat'] }) } };
export const NoPaymentMethod: Story = { args: { request: ready({ ...toPay, payWays: undefined }) } };
export const NoPaymentMethodEnglish: Story = {
  args: { request: ready({ ...toPay, payWays: [] }) },
  globals: { language: 'en', viewport: { value: 'phone' } },
};
export const CodeUnavailable: Story = {
  args: { codeBy: 'wechat', code: failed('refused', 'openssl_sign(): supplied key param cannot be coerced') },
};
export const PaymentRefused: Story = {
  args: { outcome: 'failed', failure: { kind: 'refused', message: '余额支付暂未开通' } },
};
/** No answer came, and the request could not be refetched either. */
export const PaymentUnknown: Story = { args: { outcome: 'unknown', failure: { kind: 'offline' } } };
export const Expired: Story = { args: { request: ready(expired) } };
/** The time is up on this page before the server says so. */
export const TimeUp: Story = { args: { clock: at(NOW + 20 * 3_600_000) } };
export const Closed: Story = { args: { request: ready(cancelled) } };
export const Free: Story = { args: { request: ready(submitted) } };
export const Paid: Story = { args: { request: ready(paid) } };
export const Dark: Story = { args: { codeBy: 'wechat', code }, globals: { theme: 'dark' } };
export const Narrow: Story = {
  args: { balance: ready(50), codeBy: 'wechat', code },
  globals: { viewport: { value: 'phone' } },
};
export const WorstCaseEnglish: Story = {
  args: {
    request: ready({ ...englishRequest, status: 'toPay', price: toPay.price, payUntil: toPay.payUntil }),
    balance: ready(50),
    codeBy: 'alipay',
    code: failed('slow'),
    outcome: 'failed',
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { request: ready({ ...traditionalRequest, status: 'paid', isPaid: true, price: toPay.price }) },
  globals: { language: 'zh-Hant' },
};
