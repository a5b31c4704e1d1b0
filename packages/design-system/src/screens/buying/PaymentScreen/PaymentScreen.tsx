import type { Fen, Moment, Order } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../frame/Page/Page.tsx';
import type { Failure, Loadable } from '../../../loadable.ts';
import { BuyingHead } from '../BuyingHead/BuyingHead.tsx';
import { PaidOrder } from './PaidOrder.tsx';
import { messages } from './PaymentScreen.messages.ts';
import { UnpaidOrder } from './UnpaidOrder.tsx';

export type PaymentScreenProps = {
  order: Loadable<Order>;
  balance: Loadable<Fen>;
  paying: 'idle' | 'busy';
  /** How the last try ended when it did not succeed: `short` of balance, or `failed`. */
  outcome?: 'short' | 'failed';
  /** Why the last try did not even get an answer about the payment, such as no network. */
  failure?: Failure;
  /** The time to count down from; handed in so that it ticks where the app says. */
  now: Moment;
  onPayByBalance: () => void;
  onRetry: () => void;
  /** Puts the order number on the clipboard. */
  onCopy?: (number: string) => Promise<void> | void;
};

/** Whether the order's time to be paid is over. */
const isLate = ({ cancelsAt }: Order, now: Moment): boolean => cancelsAt !== undefined && cancelsAt <= now;

/** Pays an order that has been placed; once paid it says so and leads on. */
export function PaymentScreen(props: PaymentScreenProps) {
  const { order, onRetry } = props;
  const { formatMessage } = useIntl();
  const isPaid = order.state === 'ready' && order.value.isPaid;
  return (
    <Page isWaiting={order.state === 'loading'}>
      <BuyingHead step={isPaid ? 'done' : 'pay'} {...(isPaid ? { title: formatMessage(messages.paid) } : {})} />
      {order.state === 'failed' && order.failure.kind === 'gone' ? (
        <NoOrder kind="gone" />
      ) : (
        <WhenReady of={order} skeleton={<Skeleton shape="block" height="3.6rem" />} onRetry={onRetry}>
          {(value) => {
            if (value.isPaid) return <PaidOrder order={value} onCopy={props.onCopy} />;
            if (value.state !== 'unpaid' || isLate(value, props.now)) return <NoOrder kind="expired" />;
            return <UnpaidOrder {...props} order={value} />;
          }}
        </WhenReady>
      )}
    </Page>
  );
}

/** An order that cannot be paid any more, or never was. */
function NoOrder({ kind }: { kind: 'gone' | 'expired' }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages[kind])}
      text={formatMessage(kind === 'gone' ? messages.goneText : messages.expiredText)}
      action={
        <>
          <ButtonLink to={{ name: 'orders' }} look="main" size="large">
            <FormattedMessage {...messages.toOrders} />
          </ButtonLink>
          <ButtonLink to={{ name: 'parts' }} size="large">
            <FormattedMessage {...messages.toParts} />
          </ButtonLink>
        </>
      }
    />
  );
}
