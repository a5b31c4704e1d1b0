import type { Order } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { BoughtAgain } from '../../../commerce/BoughtAgain/BoughtAgain.tsx';
import type { OrderActions } from '../../../commerce/order-actions.ts';
import { UnpayableOrder } from '../UnpayableOrder/UnpayableOrder.tsx';
import { messages } from './PaymentScreen.messages.ts';

type ExpiredOrderProps = {
  order: Order;
  /** Whether nothing more is known than that it was cancelled. */
  isCancelled: boolean;
  actions: OrderActions;
};

/** An order that was not paid in time, or cancelled; its parts can be bought again, unless it was a promotion. */
export function ExpiredOrder({ order, isCancelled, actions }: ExpiredOrderProps) {
  const problem = actions.problems[order.number];
  const boughtAgain = actions.boughtAgain?.[order.number];
  const buyAgain = (
    <Button
      look="main"
      size="large"
      isBusy={actions.busy[order.number] === 'buyAgain'}
      onClick={() => actions.onBuyAgain(order.number)}
    >
      <FormattedMessage {...messages.buyAgain} />
    </Button>
  );
  return (
    <>
      <UnpayableOrder
        kind={isCancelled ? 'cancelled' : 'expired'}
        action={order.kind === 'normal' ? buyAgain : undefined}
      />
      {problem ? <Notice tone="red">{problem}</Notice> : null}
      {boughtAgain ? <BoughtAgain result={boughtAgain} /> : null}
    </>
  );
}
