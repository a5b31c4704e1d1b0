import type { Order, OrderState } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { REFUND, STAR } from '../../../elements/Icon/more-icons.ts';
import { StateWord, type StateWordProps } from '../../../elements/StateWord/StateWord.tsx';
import { messages } from './OrderStateWord.messages.ts';

type Standing = Pick<Order, 'state' | 'isPickUp'>;
type Label = keyof typeof messages;

/** An order that is fetched at a shop is written off there: it has words of its own. */
const PICK_UP: Partial<Record<OrderState, Label>> = {
  toShip: 'toCollect',
  toReceive: 'toCollect',
  toReview: 'collected',
  completed: 'collected',
};
export const labelOf = ({ state, isPickUp }: Standing): Label => (isPickUp ? PICK_UP[state] : undefined) ?? state;

const LOOKS: Record<OrderState, Pick<StateWordProps, 'tone' | 'icon'>> = {
  unpaid: { tone: 'amber', icon: { name: 'clock' } },
  toShip: { tone: 'info', icon: { name: 'package' } },
  toReceive: { tone: 'info', icon: { name: 'truck' } },
  toReview: { tone: 'plain', icon: { path: STAR } },
  completed: { tone: 'green', icon: { name: 'check' } },
  refunding: { tone: 'amber', icon: { path: REFUND } },
  refunded: { tone: 'plain', icon: { path: REFUND } },
};

/** Where an order stands, in a word with its icon. */
export const OrderStateWord = ({ order }: { order: Standing }) => (
  <StateWord {...LOOKS[order.state]}>
    <FormattedMessage {...messages[labelOf(order)]} />
  </StateWord>
);
