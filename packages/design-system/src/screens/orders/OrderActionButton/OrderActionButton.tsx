import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmButton } from '../../../elements/ConfirmButton/ConfirmButton.tsx';
import { Button, ButtonLink, type ButtonLook, type ButtonSize } from '../../../elements/Button/Button.tsx';
import type { Place } from '../../../places/places.ts';
import type { OrderAction } from '../actions-for.ts';
import type { OrderAct, OrderActs } from '../../../commerce/order-actions.ts';
import { messages } from './OrderActionButton.messages.ts';

export type OrderActionButtonProps = {
  action: OrderAction;
  orderNumber: string;
  acts: OrderActs;
  look?: ButtonLook;
  size?: ButtonSize;
  icon?: ReactNode;
};

const PLACES: Record<Exclude<OrderAction, OrderAct>, (order: string) => Place> = {
  pay: (order) => ({ name: 'payment', order }),
  track: (order) => ({ name: 'tracking', order }),
  review: (order) => ({ name: 'review', order }),
  refund: (order) => ({ name: 'askRefund', order }),
  refunds: () => ({ name: 'refunds' }),
};

type Asked = { question: keyof typeof messages; yes: keyof typeof messages; no: keyof typeof messages };
/** What cannot be undone is asked once. */
const ASKED: Partial<Record<OrderAct, Asked>> = {
  take: { question: 'takeAsk', yes: 'takeYes', no: 'takeNo' },
  cancel: { question: 'cancelAsk', yes: 'cancel', no: 'keep' },
  delete: { question: 'deleteAsk', yes: 'delete', no: 'keep' },
};

const isAct = (action: OrderAction): action is OrderAct => !(action in PLACES);

/** Something that can be done with an order: a way to its page, or an act, asked once where it cannot be undone. */
export function OrderActionButton({ action, orderNumber, acts, ...look }: OrderActionButtonProps) {
  const { formatMessage } = useIntl();
  const word = <FormattedMessage {...messages[action]} />;
  if (!isAct(action)) {
    return (
      <ButtonLink to={PLACES[action](orderNumber)} {...look}>
        {word}
      </ButtonLink>
    );
  }
  const act = { cancel: acts.onCancel, take: acts.onTake, again: acts.onBuyAgain, delete: acts.onDelete }[action];
  const isBusy = acts.busy[orderNumber] === action;
  const asked = ASKED[action];
  if (!asked) {
    return (
      <Button {...look} isBusy={isBusy} onClick={() => act(orderNumber)}>
        {word}
      </Button>
    );
  }
  const words = {
    ask: formatMessage(messages[action]),
    question: formatMessage(messages[asked.question]),
    yes: formatMessage(messages[asked.yes]),
    no: formatMessage(messages[asked.no]),
  };
  return <ConfirmButton {...look} words={words} isBusy={isBusy} onYes={() => act(orderNumber)} />;
}
