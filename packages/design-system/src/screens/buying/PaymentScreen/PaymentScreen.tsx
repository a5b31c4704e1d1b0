import type { Fen, HeldCoupon, Order } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Failure, Loadable } from '../../../loadable.ts';
import type { OrderActs } from '../../../commerce/order-actions.ts';
import { BuyingHead } from '../BuyingHead/BuyingHead.tsx';
import { NoOrder } from '../NoOrder/NoOrder.tsx';
import type { ToppingUp } from '../TopUp/TopUp.tsx';
import { useLate } from '../use-late.ts';
import { LateOrder } from './LateOrder.tsx';
import { PaidOrder } from './PaidOrder.tsx';
import { messages } from './PaymentScreen.messages.ts';
import { UnpaidOrder } from './UnpaidOrder.tsx';

export type PaymentScreenProps = {
  order: Loadable<Order>;
  balance: Loadable<Fen>;
  /** Coupons that came with the paid order; the page goes on without them. */
  wonCoupons: Loadable<readonly HeldCoupon[]>;
  paying: 'idle' | 'busy';
  /** How the last try ended when it did not succeed: `short` of balance, `failed` without a charge, or `unknown`, since no answer came. */
  outcome?: 'short' | 'failed' | 'unknown';
  /** Why it was refused; of an `unknown` one, why the order could not be asked about it. */
  failure?: Failure;
  topUp: ToppingUp;
  acts: OrderActs;
  onPayByBalance: () => void;
  /** The time to pay is over. */
  onTimeUp: () => void;
  /** Asks again for what failed, and whether a payment without an answer went through. */
  onRetry: () => void;
  /** Puts the order number on the clipboard. */
  onCopy?: (number: string) => Promise<void> | void;
};

/** Pays an order that has been placed; once paid it says so and leads on. */
export function PaymentScreen(props: PaymentScreenProps) {
  const { order, acts, wonCoupons, onRetry, onTimeUp, onCopy } = props;
  const { formatMessage } = useIntl();
  const { isLate, onCountdownEnd } = useLate(onTimeUp);
  const isPaid = order.state === 'ready' && order.value.isPaid;
  return (
    <Page isWaiting={order.state === 'loading'}>
      <BuyingHead step={isPaid ? 'done' : 'pay'} {...(isPaid ? { title: formatMessage(messages.paid) } : {})} />
      {order.state === 'failed' && order.failure.kind === 'gone' ? (
        <NoOrder kind="gone" />
      ) : (
        <WhenReady of={order} skeleton={<Skeleton shape="block" height="3.6rem" />} onRetry={onRetry}>
          {(value) => {
            if (value.isPaid) return <PaidOrder order={value} wonCoupons={wonCoupons} onCopy={onCopy} />;
            if (value.state !== 'unpaid' || isLate(value)) return <LateOrder order={value} acts={acts} />;
            return <UnpaidOrder {...props} order={value} onTimeUp={() => onCountdownEnd(value)} />;
          }}
        </WhenReady>
      )}
    </Page>
  );
}
