import type { Fen, HeldCoupon, Order } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import { useSubmittedState } from '../../../layout/PageTransition/use-submitted-state.ts';
import type { Loadable } from '../../../loadable.ts';
import type { BalancePaying } from '../../../commerce/BalancePayment/BalancePayment.tsx';
import type { OrderActions } from '../../../commerce/order-actions.ts';
import { CheckoutHead } from '../../../commerce/CheckoutHead/CheckoutHead.tsx';
import { UnpayableOrder } from '../UnpayableOrder/UnpayableOrder.tsx';
import { usePaymentDeadline } from '../../../commerce/use-payment-deadline.ts';
import { ExpiredOrder } from './ExpiredOrder.tsx';
import { PaidOrder } from './PaidOrder.tsx';
import { messages } from './PaymentScreen.messages.ts';
import { UnpaidOrder } from './UnpaidOrder.tsx';

export type PaymentScreenProps = BalancePaying & {
  order: Loadable<Order>;
  balance: Loadable<Fen>;
  /** Coupons earned by the paid order; the page does not wait for them. */
  earnedCoupons: Loadable<readonly HeldCoupon[]>;
  actions: OrderActions;
  /** Called when the payment deadline has passed. */
  onTimeUp: () => void;
  /** Copies the order number to the clipboard. */
  onCopy?: (number: string) => Promise<void> | void;
};

const shownState = ({ isPaid, state }: Order) => (isPaid ? 'paid' : state);

/** Payment of a placed order, and its result once it is paid. */
export function PaymentScreen(props: PaymentScreenProps) {
  const { order, actions, earnedCoupons, onRetry, onTimeUp, onCopy } = props;
  const { formatMessage } = useIntl();
  const { isExpired, onCountdownEnd } = usePaymentDeadline(onTimeUp);
  const isPaid = order.state === 'ready' && order.value.isPaid;
  /** An order whose time ran out on this page is cancelled as well, but that says less. */
  const isCancelled = (value: Order) => value.state === 'cancelled' && !isExpired(value);
  useSubmittedState(order.state === 'ready' ? shownState(order.value) : undefined, props.paying === 'busy');
  return (
    <Page isWaiting={order.state === 'loading'}>
      <CheckoutHead step={isPaid ? 'done' : 'pay'} title={isPaid ? formatMessage(messages.paid) : undefined} />
      {order.state === 'failed' && order.failure.kind === 'gone' ? (
        <UnpayableOrder kind="notFound" />
      ) : (
        <WhenReady
          of={order}
          list={{ name: 'orders' }}
          skeleton={<Skeleton shape="block" height="3.6rem" />}
          onRetry={onRetry}
        >
          {(value) => {
            if (value.isPaid) return <PaidOrder order={value} earnedCoupons={earnedCoupons} onCopy={onCopy} />;
            if (value.state === 'unknown') return <UnpayableOrder kind="unknown" />;
            const isUnknown = value.state === 'unpaid' && props.outcome === 'unknown';
            if (value.state !== 'unpaid' || (isExpired(value) && !isUnknown))
              return <ExpiredOrder order={value} isCancelled={isCancelled(value)} actions={actions} />;
            return <UnpaidOrder {...props} order={value} onTimeUp={() => onCountdownEnd(value)} />;
          }}
        </WhenReady>
      )}
    </Page>
  );
}
