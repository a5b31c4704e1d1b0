import type { Order } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import type { OrderActions } from '../../../commerce/order-actions.ts';
import { UnpayableOrder } from '../UnpayableOrder/UnpayableOrder.tsx';
import { messages } from './PaymentScreen.messages.ts';

/** An order that was not paid in time; its parts can be bought again, unless it was a promotion. */
export function ExpiredOrder({ order, actions }: { order: Order; actions: OrderActions }) {
  const problem = actions.problems[order.number];
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
      <UnpayableOrder kind="expired" action={order.kind === 'normal' ? buyAgain : undefined} />
      {problem ? <Notice tone="red">{problem}</Notice> : null}
    </>
  );
}
