import type { Order, OrderCounts } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ClockProvider } from '../../../elements/Countdown/clock.ts';
import { AccountProvider } from '../../../layout/AccountFrame/account.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import {
  actions,
  completed,
  englishOrder,
  flashOrder,
  groupOrders,
  inParcels,
  orderWithDeleted,
  PLACED,
  refunded,
  refunding,
  toCollect,
  toReceive,
  toReview,
  toShip,
  traditionalOrder,
  unpaid,
} from '../../../commerce/fixtures-orders.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

const clock = () => PLACED + 30_000;
const account = { counts: { orders: 7, cart: 12 }, onSignOut: fn() };
const counts: OrderCounts = { all: 26, unpaid: 1, toShip: 2, toReceive: 1, toReview: 3, completed: 19, refunding: 0 };
/** The same orders with other numbers. */
const numbered = (orders: readonly Order[]): readonly Order[] =>
  orders.map((order, index) => ({
    ...order,
    id: String(index),
    number: `cp20261121143208${String(index).padStart(4, '0')}`,
    placedAt: PLACED - index * 86_400_000,
  }));
const everyState = numbered([
  unpaid,
  toShip,
  toReceive,
  toReview,
  { ...completed, lines: completed.lines.slice(0, 3) },
  refunding,
  refunded,
  flashOrder,
  toCollect,
  inParcels,
]);

const meta = {
  component: OrdersScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'all',
    counts: ready(counts),
    query: '',
    onSearch: fn(),
    orders: ready(everyState),
    hasMore: true,
    onMore: fn(),
    actions,
    onTimeUp: fn(),
    onRetry: fn(),
    onCopy: fn(),
  },
  decorators: [
    (Story) => (
      <ClockProvider value={clock}>
        <AccountProvider value={account}>
          <Story />
        </AccountProvider>
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof OrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { orders: loading, counts: loading } };
export const Failed: Story = { args: { orders: failed('server'), counts: failed('server') } };
export const Empty: Story = {
  args: {
    orders: ready([]),
    counts: ready({ all: 0, unpaid: 0, toShip: 0, toReceive: 0, toReview: 0, completed: 0, refunding: 0 }),
    hasMore: false,
  },
};
export const EmptyTab: Story = { args: { tab: 'toReview', orders: ready([]), hasMore: false } };
export const NothingFound: Story = { args: { query: '3001', orders: ready([]), hasMore: false } };
export const Found: Story = { args: { query: '3020', orders: ready(everyState.slice(0, 2)), hasMore: false } };
export const Unpaid: Story = { args: { tab: 'unpaid', orders: ready([unpaid]), hasMore: false } };
export const LoadingMore: Story = { args: { isLoadingMore: true } };
export const Busy: Story = {
  args: {
    orders: ready([unpaid, ...everyState.slice(2, 4)]),
    actions: { ...actions, busy: { [unpaid.number]: 'cancel' } },
  },
};
export const Refused: Story = {
  args: {
    orders: ready([unpaid, ...everyState.slice(2, 4)]),
    actions: { ...actions, problems: { [unpaid.number]: '订单已支付，不能取消' } },
  },
};
/** A refund of the second order is in progress; the server leaves it in the state that it has beside it. */
export const RefundInProgress: Story = {
  args: { orders: ready(numbered([toReceive, { ...toReceive, hasOpenRefund: true }])), hasMore: false },
};
/** Orders that were cancelled before, on servers that list them. */
export const Cancelled: Story = {
  args: { orders: ready(numbered([unpaid, { ...unpaid, state: 'cancelled', cancelsAt: undefined }])), hasMore: false },
};
const [cancelledNow, deletedNow, movedNow, untouched] = numbered([unpaid, completed, toReceive, toShip]) as [
  Order,
  Order,
  Order,
  Order,
];
/** Orders that were cancelled and deleted just now, and one that went to another tab: their rows stay in place. */
export const Gone: Story = {
  args: {
    orders: ready([cancelledNow, deletedNow, movedNow, untouched]),
    gone: { [cancelledNow.number]: 'cancelled', [deletedNow.number]: 'deleted', [movedNow.number]: 'moved' },
    hasMore: false,
  },
};
export const GoneEnglish: Story = { ...Gone, globals: { language: 'en', viewport: { value: 'phone' } } };
export const GroupBuys: Story = { args: { orders: ready(numbered(groupOrders)), hasMore: false } };
export const DeletedProduct: Story = { args: { orders: ready([orderWithDeleted]), hasMore: false } };
/** The numbers on the tabs failed to load; the list is shown without them. */
export const WithoutCounts: Story = { args: { counts: failed('slow') } };
/** The server sends a state that no document names. */
export const UnknownState: Story = { args: { orders: ready(numbered([{ ...toReceive, state: 'unknown' }])) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: {
    orders: ready(
      numbered([
        { ...unpaid, lines: englishOrder.lines },
        { ...englishOrder, payWay: 'WeChat Pay' },
        { ...toReview, lines: englishOrder.lines },
        { ...refunding, lines: englishOrder.lines },
      ]),
    ),
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { orders: ready(numbered([traditionalOrder, { ...toReceive, lines: traditionalOrder.lines }])) },
  globals: { language: 'zh-Hant' },
};
