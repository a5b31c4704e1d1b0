import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AccountProvider, type Account } from './account.ts';
import { withoutFeatures } from '../../places/without-features.tsx';
import { AccountFrame } from './AccountFrame.tsx';

type Args = Parameters<typeof AccountFrame>[0] & { account?: Account };

const meta = {
  component: AccountFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    current: 'orders',
    children: <h1>我的订单</h1>,
    account: { counts: { orders: 7, cart: 12, coupons: 3, messages: 2 }, onSignOut: fn() },
  },
  render: ({ account, ...frame }) => (
    <AccountProvider value={account}>
      <AccountFrame {...frame} />
    </AccountProvider>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Ready: Story = {};
/** Without a provider: no counts, no sign-out. */
export const WithoutAccount: Story = { args: { account: undefined } };
export const LoadingContent: Story = { args: { isWaiting: true } };
/** A shop without balances has no such section. */
export const WithoutBalance: Story = { args: { account: { counts: {}, hasBalance: false, onSignOut: fn() } } };
export const WithoutRepair: Story = { decorators: [withoutFeatures('repair')] };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
/** The last section: the list is scrolled to it. */
export const NarrowLast: Story = {
  args: { current: 'addresses', children: <h1>收货地址</h1> },
  globals: { viewport: { value: 'phone' } },
};
export const WorstCaseEnglish: Story = {
  args: {
    current: 'refunds',
    children: <h1>Refunds and after-sales</h1>,
    account: { counts: { orders: 1284, refunds: 12, cart: 999, coupons: 120, messages: 1024 }, onSignOut: fn() },
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { current: 'refunds', children: <h1>退款與售後</h1> },
  globals: { language: 'zh-Hant' },
};
