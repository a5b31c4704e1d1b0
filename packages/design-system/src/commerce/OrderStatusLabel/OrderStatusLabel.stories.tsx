import type { OrderState } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderStatusLabel } from './OrderStatusLabel.tsx';

const STATES: readonly OrderState[] = [
  'unpaid',
  'toShip',
  'toReceive',
  'toReview',
  'completed',
  'refunding',
  'refunded',
  'cancelled',
  'unknown',
];
type Args = { order: { isPickUp: boolean; hasOpenRefund?: boolean | undefined } };
const everyState = ({ order: { isPickUp, hasOpenRefund } }: Args) => (
  <ul>
    {STATES.map((state) => (
      <li key={state}>
        <OrderStatusLabel order={{ state, isPickUp, hasOpenRefund }} />
      </li>
    ))}
  </ul>
);

const meta = {
  component: OrderStatusLabel,
  args: { order: { state: 'unpaid', isPickUp: false } },
  render: everyState,
} satisfies Meta<typeof OrderStatusLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const PickUp: Story = { args: { order: { state: 'unpaid', isPickUp: true } } };
/** While a refund is in progress. */
export const WithOpenRefund: Story = { args: { order: { state: 'unpaid', isPickUp: false, hasOpenRefund: true } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = { globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
