import { canBe } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ClockProvider } from '../../../elements/Countdown/clock.ts';
import { AccountProvider } from '../../../layout/AccountFrame/account.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import {
  englishRequest,
  everyRequest,
  NOW,
  needInfo,
  shipped,
  toPay,
  traditionalRequest,
} from '../fixtures-requests.ts';
import { RepairsScreen } from './RepairsScreen.tsx';

const account = { counts: { orders: 7, cart: 12 }, onSignOut: fn() };

const meta = {
  component: RepairsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'all',
    counts: { toPay: 1, review: 4, approved: 3, shipped: 1, done: 2, closed: 4 },
    query: '',
    onSearch: fn(),
    requests: ready(everyRequest),
    hasMore: true,
    onMore: fn(),
    can: canBe,
    busy: new Set<string>(),
    outcomes: {},
    onReceive: fn(),
    onTimeUp: fn(),
    onRetry: fn(),
    onCopy: fn(),
  },
  decorators: [
    (Story) => (
      <ClockProvider value={() => NOW}>
        <AccountProvider value={account}>
          <Story />
        </AccountProvider>
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof RepairsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A request in each status. */
export const Ready: Story = {};
export const Loading: Story = { args: { requests: loading, counts: undefined } };
export const Failed: Story = { args: { requests: failed('server'), counts: undefined } };
export const Empty: Story = {
  args: {
    requests: ready([]),
    counts: { toPay: 0, review: 0, approved: 0, shipped: 0, done: 0, closed: 0 },
    hasMore: false,
  },
};
export const EmptyTab: Story = { args: { tab: 'shipped', requests: ready([]), hasMore: false } };
export const NothingFound: Story = { args: { query: '10255', requests: ready([]), hasMore: false } };
export const Found: Story = { args: { query: '8012', requests: ready(everyRequest.slice(0, 2)), hasMore: false } };
export const FoundSome: Story = { args: { query: '8012' } };
/** The shop has no repair service. */
export const Unavailable: Story = { args: { requests: failed('server'), counts: undefined, isUnavailable: true } };
export const ToPay: Story = { args: { tab: 'toPay', requests: ready([toPay]), hasMore: false } };
export const LoadingMore: Story = { args: { isLoadingMore: true } };
export const Receiving: Story = {
  args: { requests: ready([shipped, needInfo]), busy: new Set([shipped.number]), hasMore: false },
};
export const ReceiptUnknown: Story = {
  args: {
    requests: ready([shipped, { ...needInfo, number: 'bh2' }]),
    outcomes: { [shipped.number]: { kind: 'unknown', change: 'receive' } },
    hasMore: false,
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: { requests: ready(everyRequest.map((request) => ({ ...request, set: englishRequest.set }))) },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { requests: ready([traditionalRequest]), hasMore: false },
  globals: { language: 'zh-Hant' },
};
