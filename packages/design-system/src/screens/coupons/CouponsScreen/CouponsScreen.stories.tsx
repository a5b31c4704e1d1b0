import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AccountProvider } from '../../../layout/AccountFrame/account.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import { bare, early, goods, LONG_TITLE, over, usable } from '../fixtures-coupons.ts';
import { CouponsScreen } from './CouponsScreen.tsx';

const account = { counts: { orders: 7, cart: 12 }, onSignOut: fn() };

const meta = {
  component: CouponsScreen,
  parameters: { layout: 'fullscreen' },
  args: { tab: 'usable', coupons: ready(usable), goods, hasMore: false, onMore: fn(), onRetry: fn() },
  decorators: [
    (Story) => (
      <AccountProvider value={account}>
        <Story />
      </AccountProvider>
    ),
  ],
} satisfies Meta<typeof CouponsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { coupons: loading } };
export const Failed: Story = { args: { coupons: failed('server') } };
export const Empty: Story = { args: { coupons: ready([]) } };
export const Over: Story = { args: { tab: 'over', coupons: ready(over) } };
export const NoneOver: Story = { args: { tab: 'over', coupons: ready([]) } };
export const WithMore: Story = { args: { hasMore: true } };
export const LoadingMore: Story = { args: { hasMore: true, isLoadingMore: true } };
/** A server whose templates were deleted; the names of categories and parts failed to load. */
export const LittleKnown: Story = { args: { coupons: ready([bare, early]), goods: { categories: {}, parts: {} } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { coupons: ready(usable.map((coupon) => ({ ...coupon, title: LONG_TITLE }))), hasMore: true },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { tab: 'over', coupons: ready(over) },
  globals: { language: 'zh-Hant' },
};
