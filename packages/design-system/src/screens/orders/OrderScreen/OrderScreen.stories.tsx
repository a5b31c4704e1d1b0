import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ClockProvider } from '../../../elements/Countdown/clock.ts';
import { AccountProvider } from '../../../layout/AccountFrame/account.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import { englishRefunds, refunds } from '../../../commerce/fixtures-refunds.ts';
import {
  actions,
  bought,
  cheaperOrder,
  completed,
  englishOrder,
  flashOrder,
  freeOrder,
  groupOrders,
  inParcels,
  inParcelsInTransit,
  inUnlistedParcels,
  orderWithDeleted,
  orderWithInvoice,
  PLACED,
  refunded,
  partlyRefundedOrder,
  refunding,
  toCollect,
  toReceive,
  toReview,
  toShip,
  traditionalOrder,
  unpaid,
} from '../../../commerce/fixtures-orders.ts';
import { manyLines } from '../../../commerce/fixtures-lines.ts';
import { OrderScreen } from './OrderScreen.tsx';

/** 30 seconds after the order was placed. */
const clock = () => PLACED + 30_000;
const account = { counts: { orders: 7, cart: 12 }, onSignOut: fn() };

const meta = {
  component: OrderScreen,
  parameters: { layout: 'fullscreen' },
  args: { order: ready(toReceive), refunds: ready([]), actions, onTimeUp: fn(), onRetry: fn(), onCopy: fn() },
  decorators: [
    (Story) => (
      <ClockProvider value={clock}>
        <AccountProvider value={account}>
          <Story />
        </AccountProvider>
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { order: loading, refunds: loading } };
export const Failed: Story = { args: { order: failed('slow') } };
/** There is no such order. */
export const Empty: Story = { args: { order: failed('gone') } };
/** The server does not say what the postage was. */
export const UnknownPostage: Story = {
  args: { order: ready({ ...freeOrder, prices: { ...freeOrder.prices, postage: undefined } }) },
};
export const Unpaid: Story = { args: { order: ready(unpaid) } };
/** Paid from the balance, and not answered: the payment is looked up first. */
export const PaymentUnknown: Story = {
  args: { order: ready(unpaid), actions: { ...actions, unknownPayments: new Set([unpaid.number]) } },
};
/** The server sends a state that no document names, and its own label of it. */
export const UnknownState: Story = {
  args: { order: ready({ ...toReceive, state: 'unknown', stateTitle: '待二次质检', stateMessage: '' }) },
};
export const UnknownStateEnglish: Story = {
  args: { order: ready({ ...englishOrder, state: 'unknown', stateTitle: '', stateMessage: '' }) },
  globals: { language: 'en', viewport: { value: 'phone' } },
};
/** The server says when it confirms receipt by itself. */
export const ConfirmsItself: Story = {
  args: { order: ready({ ...toReceive, autoConfirmsAt: PLACED + 9 * 24 * 3_600_000 }) },
};
export const ToShip: Story = { args: { order: ready(toShip) } };
export const ToReview: Story = { args: { order: ready(toReview) } };
export const Completed: Story = { args: { order: ready(completed) } };
export const Refunding: Story = { args: { order: ready(refunding), refunds: ready(refunds.slice(0, 1)) } };
/** The server leaves the order in its state while a refund is in progress, and sends it without its refunds. */
export const RefundInProgress: Story = { args: { order: ready(toShip), refunds: ready(refunds.slice(0, 1)) } };
export const GroupBuy: Story = { args: { order: ready(groupOrders[1] ?? toShip) } };
/** The refund says that the group was not completed. */
export const FailedGroupBuy: Story = {
  args: {
    order: ready({ ...refunded, kind: 'other', groupBuy: undefined }),
    refunds: ready(refunds.slice(3, 4).map((refund) => ({ ...refund, isOfFailedGroup: true }))),
  },
};
export const Refunded: Story = { args: { order: ready(refunded), refunds: ready(refunds.slice(3, 4)) } };
export const PartlyRefunded: Story = { args: { order: ready(partlyRefundedOrder), refunds: ready(refunds) } };
export const RefundsFailed: Story = { args: { order: ready(toReview), refunds: failed('slow') } };
export const Cancelled: Story = { args: { order: ready({ ...unpaid, state: 'cancelled', cancelsAt: undefined }) } };
export const PickUp: Story = { args: { order: ready(toCollect) } };
/** Two parcels, one still in the warehouse. */
export const InParcels: Story = { args: { order: ready(inParcels) } };
/** Two parcels: one received, the confirmation of the other refused. */
export const ParcelsInTransit: Story = {
  args: {
    order: ready(inParcelsInTransit),
    actions: { ...actions, problems: { [inParcelsInTransit.parcels[1]?.orderNumber ?? '']: '订单状态已变，请刷新' } },
  },
};
/** The shop does not say which goods are in which parcel. */
export const UnlistedParcels: Story = { args: { order: ready(inUnlistedParcels) } };
export const Invoice: Story = { args: { order: ready(orderWithInvoice) } };
export const InvoiceNotIssued: Story = {
  args: {
    order: ready({
      ...orderWithInvoice,
      invoice: { title: '林木木', taxNumber: '', email: 'lin@example.com', isIssued: false, number: '' },
    }),
  },
};
export const Promotion: Story = { args: { order: ready(flashOrder) } };
export const Busy: Story = { args: { actions: { ...actions, busy: { [toReceive.number]: 'confirmReceipt' } } } };
export const Refused: Story = {
  args: { order: ready(unpaid), actions: { ...actions, problems: { [unpaid.number]: '订单已支付，不能取消' } } },
};
export const DeletedProduct: Story = { args: { order: ready(orderWithDeleted) } };
/** The server sent everything about the goods but their names. */
export const GoodsWithoutNames: Story = {
  args: { order: ready({ ...toShip, lines: toShip.lines.map((line) => ({ ...line, name: '' })) }) },
};
export const FortyLines: Story = {
  args: { order: ready({ ...toShip, lines: bought(manyLines.valid), pieces: 1100 }) },
};
export const FreeDelivery: Story = { args: { order: ready(freeOrder) } };
export const ChangedByShop: Story = { args: { order: ready(cheaperOrder) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const NarrowInParcels: Story = { ...InParcels, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...PartlyRefunded, globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: {
    order: ready({
      ...englishOrder,
      parcels: inParcelsInTransit.parcels.map((parcel) => ({
        ...parcel,
        lines: englishOrder.lines.slice(0, 4),
        carrier: 'SF Express',
      })),
    }),
    refunds: ready(englishRefunds),
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { order: ready(traditionalOrder) },
  globals: { language: 'zh-Hant' },
};
