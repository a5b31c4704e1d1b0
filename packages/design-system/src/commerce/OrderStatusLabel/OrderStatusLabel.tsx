import type { Order, OrderState } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { REFUND, STAR } from '../../elements/Icon/more-icons.ts';
import { StatusLabel, type StatusLabelProps } from '../../elements/StatusLabel/StatusLabel.tsx';
import { messages } from './OrderStatusLabel.messages.ts';

type OrderStatus = Pick<Order, 'state' | 'isPickUp' | 'hasOpenRefund'>;
type Label = keyof typeof messages;

/** Labels of an order for pick-up, which the shop checks off when it is collected. */
const PICK_UP: Partial<Record<OrderState, Label>> = {
  toShip: 'toCollect',
  toReceive: 'toCollect',
  toReview: 'collected',
  completed: 'collected',
};
/** States in which servers leave an order while a refund is in progress. */
const BESIDE_REFUND: readonly OrderState[] = ['toShip', 'toReceive', 'toReview', 'completed'];

const shownState = ({ state, hasOpenRefund }: OrderStatus): OrderState =>
  hasOpenRefund && BESIDE_REFUND.includes(state) ? 'refunding' : state;
export function labelOf(order: OrderStatus): Label {
  const state = shownState(order);
  return (order.isPickUp ? PICK_UP[state] : undefined) ?? state;
}

const LOOKS: Record<OrderState, Pick<StatusLabelProps, 'tone' | 'icon'>> = {
  unpaid: { tone: 'amber', icon: { name: 'clock' } },
  toShip: { tone: 'info', icon: { name: 'package' } },
  toReceive: { tone: 'info', icon: { name: 'truck' } },
  toReview: { tone: 'plain', icon: { path: STAR } },
  completed: { tone: 'green', icon: { name: 'check' } },
  refunding: { tone: 'amber', icon: { path: REFUND } },
  refunded: { tone: 'plain', icon: { path: REFUND } },
  cancelled: { tone: 'plain', icon: { name: 'close' } },
  unknown: { tone: 'amber', icon: { name: 'info' } },
};

/** The state of an order as a label with an icon. */
export const OrderStatusLabel = ({ order }: { order: OrderStatus }) => (
  <StatusLabel {...LOOKS[shownState(order)]}>
    <FormattedMessage {...messages[labelOf(order)]} />
  </StatusLabel>
);
