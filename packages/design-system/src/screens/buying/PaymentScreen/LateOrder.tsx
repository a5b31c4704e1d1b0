import type { Order } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import type { OrderActs } from '../../../commerce/order-actions.ts';
import { NoOrder } from '../NoOrder/NoOrder.tsx';
import { messages } from './PaymentScreen.messages.ts';

/** An order whose time to be paid is over; what it held can be bought again, unless it was a promotion. */
export function LateOrder({ order, acts }: { order: Order; acts: OrderActs }) {
  const problem = acts.problems[order.number];
  const again = (
    <Button
      look="main"
      size="large"
      isBusy={acts.busy[order.number] === 'again'}
      onClick={() => acts.onBuyAgain(order.number)}
    >
      <FormattedMessage {...messages.again} />
    </Button>
  );
  return (
    <>
      <NoOrder kind="late" {...(order.kind === 'normal' ? { action: again } : {})} />
      {problem ? <Notice tone="red">{problem}</Notice> : null}
    </>
  );
}
