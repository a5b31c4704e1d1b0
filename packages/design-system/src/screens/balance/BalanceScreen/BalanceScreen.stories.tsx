import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { allOffers, closedTopUp, openTopUp, payingTopUp } from '../../../commerce/fixtures-top-up.ts';
import { ClockProvider, type ShopClock } from '../../../elements/Countdown/clock.ts';
import { AccountProvider } from '../../../layout/AccountFrame/account.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import { bareRecords, englishRecords, records, traditionalRecords } from '../fixtures-balance.ts';
import { BalanceScreen, type BalanceScreenProps } from './BalanceScreen.tsx';

const NOW = Date.parse('2026-11-20T10:05:00+08:00');
const account = { counts: { orders: 7, cart: 12 }, onSignOut: fn() };
type Args = BalanceScreenProps & { clock: ShopClock };

const meta = {
  component: BalanceScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    summary: ready({ balance: 14_420, toppedUp: 41_000, spent: 22_999 }),
    topUp: closedTopUp,
    tab: 'all',
    records: ready(records),
    total: 46,
    hasMore: true,
    onMore: fn(),
    onRetry: fn(),
    clock: () => NOW,
  },
  render: ({ clock, ...props }) => (
    <ClockProvider value={clock}>
      <AccountProvider value={account}>
        <BalanceScreen {...props} />
      </AccountProvider>
    </ClockProvider>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Ready: Story = {};
export const Loading: Story = { args: { summary: loading, records: loading, total: undefined } };
export const Failed: Story = { args: { summary: failed('server'), records: failed('server'), total: undefined } };
export const Empty: Story = {
  args: { summary: ready({ balance: 0 }), records: ready([]), total: 0, hasMore: false },
};
export const NothingSpent: Story = { args: { tab: 'spent', records: ready([]), total: 0, hasMore: false } };
export const NothingGained: Story = { args: { tab: 'gained', records: ready([]), total: 0, hasMore: false } };
export const LoadingMore: Story = { args: { isLoadingMore: true } };
/** Every record is shown. */
export const End: Story = { args: { total: 6, hasMore: false } };
/** The balance is shown although its records fail to load. */
export const RecordsFailed: Story = { args: { records: failed('offline'), total: undefined } };
export const TopUpOpen: Story = {
  args: { topUp: openTopUp },
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: '充值' })),
};
export const TopUpFailed: Story = { args: { topUp: { ...openTopUp, offers: failed('slow') } }, play: TopUpOpen.play };
export const TopUpWithoutLimits: Story = {
  args: { topUp: { ...openTopUp, offers: ready({ offers: allOffers.offers, notices: [] }) } },
  play: TopUpOpen.play,
};
export const Scanning: Story = { args: { topUp: payingTopUp(NOW + 42_000) }, play: TopUpOpen.play };
/** The code was not paid in time, or it is not known yet that it was. */
export const CodeExpired: Story = { args: { topUp: payingTopUp(NOW - 1000) }, play: TopUpOpen.play };
/** The server refuses the amount. */
export const CodeRefused: Story = {
  args: {
    topUp: {
      ...openTopUp,
      typed: '3',
      chosen: { offer: { id: '0', amount: 300, gift: 0 }, code: failed('refused', '充值金额不能低于10') },
    },
  },
};
/** It is unknown whether the code was paid. */
export const TopUpUnknown: Story = {
  args: { topUp: { ...payingTopUp(NOW + 42_000), checkFailure: { kind: 'offline' } } },
  play: TopUpOpen.play,
};
export const TopUpArrived: Story = { args: { topUp: { ...openTopUp, arrived: 10_500 } } };
export const WithoutTopUp: Story = { args: { topUp: undefined } };
/** A server that sends neither the balance nor totals, counts nothing, and leaves out what it can in its records. */
export const StockServer: Story = {
  args: { summary: ready({}), topUp: undefined, records: ready(bareRecords), total: undefined, hasMore: false },
};
export const BalanceOff: Story = {
  args: { summary: ready({ balance: 14_420, isOff: true }), topUp: undefined },
};
export const Narrow: Story = { args: { topUp: openTopUp }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: {
    summary: ready({ balance: 123_456_789, toppedUp: 1_234_567_890, spent: 123_456_789 }),
    topUp: { ...payingTopUp(NOW + 42_000), typed: 'eighty-eight', checkFailure: { kind: 'offline' } },
    records: ready(englishRecords),
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { topUp: { ...openTopUp, typed: '88' }, records: ready(traditionalRecords) },
  globals: { language: 'zh-Hant' },
};
