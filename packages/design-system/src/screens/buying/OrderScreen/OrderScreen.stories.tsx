import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { completed, englishOrder, manyLines, orderWithDeleted, refunded, refunding, toReceive, toReview, toShip, traditionalOrder, unpaid } from '../fixtures.ts';
import { OrderScreen } from './OrderScreen.tsx';

const meta = {
  component: OrderScreen,
  parameters: { layout: 'fullscreen' },
  args: { order: ready(toReceive), onRetry: fn(), onCopy: fn() },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { order: loading } };
export const Failed: Story = { args: { order: failed('slow') } };
/** There is no such order. */
export const Empty: Story = { args: { order: failed('gone') } };
export const Unpaid: Story = { args: { order: ready(unpaid) } };
export const ToShip: Story = { args: { order: ready(toShip) } };
export const ToReview: Story = { args: { order: ready(toReview) } };
export const Completed: Story = { args: { order: ready(completed) } };
export const Refunding: Story = { args: { order: ready(refunding) } };
export const Refunded: Story = { args: { order: ready(refunded) } };
export const DeletedProduct: Story = { args: { order: ready(orderWithDeleted) } };
export const FortyLines: Story = { args: { order: ready({ ...toShip, lines: manyLines.valid, pieces: 1100 }) } };
export const FreeDelivery: Story = { args: { order: ready({ ...toShip, prices: { goods: 6200, postage: 0, couponDiscount: 500, pointsDiscount: 20, toPay: 5680 } }) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { order: ready(englishOrder) }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { args: { order: ready(traditionalOrder) }, globals: { language: 'zh-Hant' } };
