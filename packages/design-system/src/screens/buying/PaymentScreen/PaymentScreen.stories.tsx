import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { englishOrder, PLACED, toShip, traditionalOrder, unpaid } from '../fixtures.ts';
import { PaymentScreen } from './PaymentScreen.tsx';

/** Half a minute after the order was placed. */
const NOW = PLACED + 30_000;

const meta = {
  component: PaymentScreen,
  parameters: { layout: 'fullscreen' },
  args: { order: ready(unpaid), balance: ready(20_000), paying: 'idle', now: NOW, onPayByBalance: fn(), onRetry: fn(), onCopy: fn() },
} satisfies Meta<typeof PaymentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { order: loading, balance: loading } };
export const Failed: Story = { args: { order: failed('server') } };
/** There is no such order, or it was cancelled. */
export const Empty: Story = { args: { order: failed('gone') } };
export const Paid: Story = { args: { order: ready(toShip) } };
export const Paying: Story = { args: { paying: 'busy' } };
export const ShortBalance: Story = { args: { balance: ready(50) } };
export const ShortByTheShop: Story = { args: { outcome: 'short' } };
export const PaymentFailed: Story = { args: { outcome: 'failed' } };
export const Offline: Story = { args: { failure: { kind: 'offline' } } };
export const BalanceFailed: Story = { args: { balance: failed('slow') } };
export const LastSeconds: Story = { args: { now: PLACED + 30 * 60_000 - 9_000 } };
export const Expired: Story = { args: { now: PLACED + 31 * 60_000 } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { order: ready({ ...unpaid, lines: englishOrder.lines }), balance: ready(50) }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { args: { order: ready(traditionalOrder), outcome: 'failed' }, globals: { language: 'zh-Hant' } };
