import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AccountProvider } from '../../../layout/AccountFrame/account.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import { counted, goods, LONG_TITLE, memberOffer, offer, offers, receivedOffer } from '../fixtures-coupons.ts';
import { CouponCentreScreen } from './CouponCentreScreen.tsx';

const account = { counts: { orders: 7, cart: 12 }, onSignOut: fn() };

const meta = {
  component: CouponCentreScreen,
  parameters: { layout: 'fullscreen' },
  args: { offers: ready(offers), goods, receiving: {}, isMember: false, onReceive: fn(), onRetry: fn() },
  decorators: [
    (Story) => (
      <AccountProvider value={account}>
        <Story />
      </AccountProvider>
    ),
  ],
} satisfies Meta<typeof CouponCentreScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { offers: loading } };
export const Failed: Story = { args: { offers: failed('server') } };
export const Empty: Story = { args: { offers: ready([]) } };
/** Several coupons are being received at the same time. */
export const Receiving: Story = {
  args: { receiving: { [offer.id]: { status: 'busy' }, [counted.id]: { status: 'busy' } } },
};
/** Received, before the list is loaded again. */
export const JustReceived: Story = {
  args: { offers: ready([offer, counted]), receiving: { [offer.id]: { status: 'received' } } },
};
export const Refused: Story = {
  args: {
    offers: ready([offer, counted, receivedOffer, memberOffer]),
    receiving: {
      [counted.id]: { status: 'refused', message: '优惠券已领完' },
      [receivedOffer.id]: { status: 'refused', message: '您已领取过该优惠券' },
    },
  },
};
/** No answer came: whether the coupon was received is not known. */
export const OutcomeUnknown: Story = {
  args: {
    offers: ready([offer, receivedOffer]),
    receiving: { [offer.id]: { status: 'unknown' }, [receivedOffer.id]: { status: 'unknown' } },
  },
};
export const Member: Story = { args: { isMember: true } };
export const Many: Story = {
  args: {
    offers: ready(Array.from({ length: 40 }, (_, nth) => ({ ...counted, id: String(nth), left: nth * 12 + 1 }))),
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: {
    offers: ready(offers.map((one) => ({ ...one, title: LONG_TITLE }))),
    receiving: { [counted.id]: { status: 'unknown' } },
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
