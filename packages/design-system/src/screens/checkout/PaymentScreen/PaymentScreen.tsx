import type { Fen, HeldCoupon, Order } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Failure, Loadable } from '../../../loadable.ts';
import type { OrderActions } from '../../../commerce/order-actions.ts';
import { CheckoutHead } from '../../../commerce/CheckoutHead/CheckoutHead.tsx';
import { UnpayableOrder } from '../UnpayableOrder/UnpayableOrder.tsx';
import type { TopUpState } from '../../../commerce/TopUp/top-up-state.ts';
import { usePaymentDeadline } from '../use-payment-deadline.ts';
import { ExpiredOrder } from './ExpiredOrder.tsx';
import { PaidOrder } from './PaidOrder.tsx';
import { messages } from './PaymentScreen.messages.ts';
import { UnpaidOrder } from './UnpaidOrder.tsx';

export type PaymentScreenProps = {
  order: Loadable<Order>;
  balance: Loadable<Fen>;
  /** Coupons earned by the paid order; the page does not wait for them. */
  earnedCoupons: Loadable<readonly HeldCoupon[]>;
  paying: 'idle' | 'busy';
  /**
   * The result of the last attempt unless it succeeded: `short` of balance, `failed` without a charge, or `unknown`
   * without a response.
   */
  outcome?: 'short' | 'failed' | 'unknown';
  /** Why it was refused; for `unknown`, why the order could not be refetched. */
  failure?: Failure;
  /** Absent where the shop offers no top-ups. */
  topUp?: TopUpState;
  actions: OrderActions;
  onPayByBalance: () => void;
  /** Called when the payment deadline has passed. */
  onTimeUp: () => void;
  /** Retries what failed, and checks whether a payment without a response succeeded. */
  onRetry: () => void;
  /** Copies the order number to the clipboard. */
  onCopy?: (number: string) => Promise<void> | void;
};

/** Payment of a placed order, and its result once it is paid. */
export function PaymentScreen(props: PaymentScreenProps) {
  const { order, actions, earnedCoupons, onRetry, onTimeUp, onCopy } = props;
  const { formatMessage } = useIntl();
  const { isExpired, onCountdownEnd } = usePaymentDeadline(onTimeUp);
  const isPaid = order.state === 'ready' && order.value.isPaid;
  return (
    <Page isWaiting={order.state === 'loading'}>
      <CheckoutHead step={isPaid ? 'done' : 'pay'} title={isPaid ? formatMessage(messages.paid) : undefined} />
      {order.state === 'failed' && order.failure.kind === 'gone' ? (
        <UnpayableOrder kind="notFound" />
      ) : (
        <WhenReady of={order} skeleton={<Skeleton shape="block" height="3.6rem" />} onRetry={onRetry}>
          {(value) => {
            if (value.isPaid) return <PaidOrder order={value} earnedCoupons={earnedCoupons} onCopy={onCopy} />;
            if (value.state !== 'unpaid' || isExpired(value)) return <ExpiredOrder order={value} actions={actions} />;
            return <UnpaidOrder {...props} order={value} onTimeUp={() => onCountdownEnd(value)} />;
          }}
        </WhenReady>
      )}
    </Page>
  );
}
