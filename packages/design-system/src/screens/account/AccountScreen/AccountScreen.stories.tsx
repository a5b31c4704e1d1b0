import type { Order } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  completed,
  englishOrder,
  PLACED,
  toReceive,
  toReview,
  toShip,
  traditionalOrder,
  unpaid,
} from '../../../commerce/fixtures-orders.ts';
import { AccountProvider } from '../../../layout/AccountFrame/account.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import { bareShopper, counts, englishShopper, shopper } from '../fixtures-account.ts';
import { AccountScreen } from './AccountScreen.tsx';

/** The same orders with other numbers. */
const numbered = (orders: readonly Order[]): readonly Order[] =>
  orders.map((order, index) => ({
    ...order,
    number: `cp20261121143208${String(index).padStart(4, '0')}`,
    placedAt: PLACED - index * 86_400_000,
  }));

const meta = {
  component: AccountScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    user: ready(shopper),
    unreadNotices: 2,
    counts: ready(counts),
    orders: ready(numbered([unpaid, toReceive, { ...toReview, lines: toReview.lines.slice(0, 2) }, completed])),
    onRetryUser: fn(),
    onRetryOrders: fn(),
  },
  decorators: [
    (Story) => (
      <AccountProvider value={{ counts: { orders: 7, cart: 12, coupons: 3, messages: 2 }, onSignOut: fn() }}>
        <Story />
      </AccountProvider>
    ),
  ],
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { user: loading, counts: loading, orders: loading } };
export const Failed: Story = { args: { user: failed('server'), counts: failed('server'), orders: failed('server') } };
export const Empty: Story = {
  args: {
    user: ready({ ...bareShopper, balance: 0, couponCount: 0, favouriteCount: 0 }),
    unreadNotices: 0,
    counts: ready({ ...counts, unpaid: 0, toShip: 0, toReceive: 0, toReview: 0 }),
    orders: ready([]),
  },
};
/** A server that sends neither balance nor counts: they are unknown. */
export const Unknown: Story = {
  args: { user: ready(bareShopper), unreadNotices: undefined, counts: failed('slow'), orders: ready([toShip]) },
};
/** A shop that has switched its balances off. */
export const WithoutBalance: Story = { args: { user: ready({ ...shopper, hasBalance: false }) } };
export const OrdersFailed: Story = { args: { orders: failed('refused', '系统升级中，请稍后再来') } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const NarrowLoading: Story = { args: Loading.args, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: {
    user: ready(englishShopper),
    unreadNotices: 1200,
    orders: ready(numbered([{ ...unpaid, lines: englishOrder.lines }, englishOrder])),
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: {
    user: ready({ ...shopper, nickname: '臺灣顆粒收藏家'.repeat(5) }),
    orders: ready(numbered([traditionalOrder])),
  },
  globals: { language: 'zh-Hant' },
};
