import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ClockProvider, type ShopClock } from '../../../elements/Countdown/clock.ts';
import { AccountProvider } from '../../../layout/AccountFrame/account.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import {
  actions,
  englishOrder,
  inParcels,
  inParcelsInTransit,
  inUnlistedParcels,
  PLACED,
  toCollect,
  toReceive,
  toReview,
  toShip,
  traditionalOrder,
} from '../../../commerce/fixtures-orders.ts';
import { delivered, noEvents, tracking } from '../../../commerce/fixtures-tracking.ts';
import { TrackingScreen, type TrackingScreenProps } from './TrackingScreen.tsx';

const HOUR = 3_600_000;
/** A stopped clock, some hours after the order was placed. */
const after =
  (hours: number): ShopClock =>
  () =>
    PLACED + hours * HOUR;
const account = { counts: { orders: 7, cart: 12 }, onSignOut: fn() };
type Args = TrackingScreenProps & { clock: ShopClock };

const meta = {
  component: TrackingScreen,
  parameters: { layout: 'fullscreen' },
  args: { order: ready(toReceive), tracking: ready(tracking), actions, onRetry: fn(), onCopy: fn(), clock: after(46) },
  render: ({ clock, ...props }) => (
    <ClockProvider value={clock}>
      <AccountProvider value={account}>
        <TrackingScreen {...props} />
      </AccountProvider>
    </ClockProvider>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Ready: Story = {};
export const Loading: Story = { args: { order: loading, tracking: loading } };
export const Failed: Story = { args: { tracking: failed('refused', '快递接口暂时无法查询，请稍后再试') } };
/** The carrier has not reported anything yet. */
export const Empty: Story = { args: { tracking: ready(noEvents), clock: after(12) } };
export const TrackingLoading: Story = { args: { tracking: loading } };
export const OrderNotFound: Story = { args: { order: failed('gone'), tracking: loading } };
export const OrderFailed: Story = { args: { order: failed('server'), tracking: loading } };
export const Delivered: Story = { args: { tracking: ready(delivered), clock: after(52) } };
export const Confirmed: Story = { args: { order: ready(toReview), tracking: ready(delivered), clock: after(80) } };
/** No news for four days. */
export const Stuck: Story = { args: { clock: after(44 + 4 * 24 + 1) } };
/** Sent days ago, without any event from the carrier. */
export const NeverReported: Story = { args: { tracking: ready(noEvents), clock: after(5 * 24) } };
/** The carrier's times are not readable. */
export const WithoutTimes: Story = {
  args: { tracking: ready({ ...tracking, events: tracking.events.map(({ text }) => ({ text })) }) },
};
export const NotSent: Story = { args: { order: ready(toShip), tracking: loading } };
/** Sent, but the server does not say with which number. */
export const WithoutParcelNumber: Story = {
  args: { order: ready({ ...toReceive, parcelNumber: '' }), tracking: loading },
};
export const PickUp: Story = { args: { order: ready(toCollect), tracking: loading } };
export const InParcels: Story = {
  args: { order: ready(inParcelsInTransit), parcel: inParcelsInTransit.parcels[1]?.orderNumber ?? '' },
};
/** The shop does not say which goods are in the parcel. */
export const UnlistedParcel: Story = {
  args: { order: ready(inUnlistedParcels), parcel: inUnlistedParcels.parcels[1]?.orderNumber ?? '' },
};
export const ParcelNotSent: Story = {
  args: { order: ready(inParcels), parcel: inParcels.parcels[1]?.orderNumber ?? '', tracking: loading },
};
export const Refused: Story = {
  args: { actions: { ...actions, problems: { [toReceive.number]: '订单状态已变，请刷新' } } },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Stuck, globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: {
    order: ready({ ...englishOrder, address: 'Room 302, Building 7, 478 Wensan Road, Xihu, Hangzhou, Zhejiang' }),
    tracking: ready({
      carrier: 'SF Express',
      parcelNumber: 'SF1409882633071',
      address: 'Room 302, Building 7, 478 Wensan Road, Xihu, Hangzhou, Zhejiang',
      events: tracking.events.map(({ at }) => ({
        at,
        text: 'The parcel has left the Suzhou transit centre and is on its way to the Hangzhou Xihu hub for delivery',
      })),
    }),
    clock: after(24 * 12),
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: {
    order: ready({
      ...traditionalOrder,
      state: 'toReceive',
      parcelNumber: 'SF1409882633071',
      carrier: '順豐速運',
      shippedAt: PLACED,
    }),
    tracking: ready({ ...noEvents, carrier: '順豐速運', address: traditionalOrder.address }),
    clock: after(24 * 8),
  },
  globals: { language: 'zh-Hant' },
};
