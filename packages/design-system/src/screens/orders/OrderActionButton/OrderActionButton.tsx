import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmButton } from '../../../elements/ConfirmButton/ConfirmButton.tsx';
import { Button, ButtonLink, type ButtonLook, type ButtonSize } from '../../../elements/Button/Button.tsx';
import type { Place } from '../../../places/places.ts';
import type { AvailableAction } from '../actions-for.ts';
import type { OrderAction, OrderActions } from '../../../commerce/order-actions.ts';
import { messages } from './OrderActionButton.messages.ts';

export type OrderActionButtonProps = {
  action: AvailableAction;
  orderNumber: string;
  actions: OrderActions;
  look?: ButtonLook;
  size?: ButtonSize;
  icon?: ReactNode;
};

const PLACES: Record<Exclude<AvailableAction, OrderAction>, (order: string) => Place> = {
  pay: (order) => ({ name: 'payment', order }),
  checkPayment: (order) => ({ name: 'payment', order }),
  track: (order) => ({ name: 'tracking', order }),
  review: (order) => ({ name: 'review', order }),
  refund: (order) => ({ name: 'requestRefund', order }),
  refunds: () => ({ name: 'refunds' }),
};

type Confirmation = { question: keyof typeof messages; yes: keyof typeof messages; no: keyof typeof messages };
/** Actions that cannot be undone need a confirmation. */
const CONFIRMATIONS: Partial<Record<OrderAction, Confirmation>> = {
  confirmReceipt: { question: 'confirmReceiptAsk', yes: 'confirmReceiptYes', no: 'confirmReceiptNo' },
  cancel: { question: 'cancelAsk', yes: 'cancel', no: 'keep' },
  delete: { question: 'deleteAsk', yes: 'delete', no: 'keep' },
};

const isOrderAction = (action: AvailableAction): action is OrderAction => !(action in PLACES);

/** An available action of an order: a link, or a button with a confirmation where the action cannot be undone. */
export function OrderActionButton({ action, orderNumber, actions, ...look }: OrderActionButtonProps) {
  const { formatMessage } = useIntl();
  const label = <FormattedMessage {...messages[action]} />;
  if (!isOrderAction(action)) {
    return (
      <ButtonLink to={PLACES[action](orderNumber)} {...look}>
        {label}
      </ButtonLink>
    );
  }
  const handlers: Record<OrderAction, (orderNumber: string) => void> = {
    cancel: actions.onCancel,
    confirmReceipt: actions.onConfirmReceipt,
    buyAgain: actions.onBuyAgain,
    delete: actions.onDelete,
  };
  const run = () => handlers[action](orderNumber);
  const isBusy = actions.busy[orderNumber] === action;
  const confirmation = CONFIRMATIONS[action];
  if (!confirmation) {
    return (
      <Button {...look} isBusy={isBusy} onClick={run}>
        {label}
      </Button>
    );
  }
  const texts = {
    ask: formatMessage(messages[action]),
    question: formatMessage(messages[confirmation.question]),
    yes: formatMessage(messages[confirmation.yes]),
    no: formatMessage(messages[confirmation.no]),
  };
  return <ConfirmButton {...look} texts={texts} isBusy={isBusy} onConfirm={run} />;
}
