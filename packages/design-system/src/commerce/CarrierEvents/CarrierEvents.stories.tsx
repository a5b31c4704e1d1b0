import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ClockProvider, type ShopClock } from '../../elements/Countdown/clock.ts';
import { failed, loading, ready } from '../../loadable.ts';
import { HOUR, PLACED } from '../fixtures-orders.ts';
import { delivered, noEvents, tracking } from '../fixtures-tracking.ts';
import { CarrierEvents, type CarrierEventsProps } from './CarrierEvents.tsx';

type Args = CarrierEventsProps & { clock: ShopClock };

const meta = {
  component: CarrierEvents,
  args: {
    tracking: ready(tracking),
    shipment: { isReceived: false, shippedAt: PLACED + 26 * HOUR },
    isConfirmed: false,
    onRetry: fn(),
    clock: () => PLACED + 46 * HOUR,
  },
  render: ({ clock, ...props }) => (
    <ClockProvider value={clock}>
      <CarrierEvents {...props} />
    </ClockProvider>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Ready: Story = {};
export const Loading: Story = { args: { tracking: loading } };
export const Failed: Story = { args: { tracking: failed('refused', '快递接口暂时无法查询，请稍后再试') } };
/** The carrier has not reported anything yet. */
export const Empty: Story = { args: { tracking: ready(noEvents), clock: () => PLACED + 30 * HOUR } };
export const Stuck: Story = { args: { clock: () => PLACED + (44 + 4 * 24) * HOUR } };
export const Delivered: Story = { args: { tracking: ready(delivered) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { ...Stuck, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { args: { tracking: ready(delivered) }, globals: { language: 'zh-Hant' } };
