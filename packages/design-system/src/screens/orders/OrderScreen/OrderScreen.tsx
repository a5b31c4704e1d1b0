import type { Order, Refund } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { Timeline } from '../../../elements/Timeline/Timeline.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { AccountFrame } from '../../../layout/AccountFrame/AccountFrame.tsx';
import type { Loadable } from '../../../loadable.ts';
import { OrderGone } from '../../../commerce/OrderGone/OrderGone.tsx';
import { OrderTrail } from '../../../commerce/OrderTrail/OrderTrail.tsx';
import type { OrderActs } from '../../../commerce/order-actions.ts';
import { ConfirmsItself } from './ConfirmsItself.tsx';
import { MoreActions } from './MoreActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderPrices } from './OrderPrices.tsx';
import { messages } from './OrderScreen.messages.ts';
import styles from './OrderScreen.module.css';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { Parcels } from './Parcels.tsx';
import { RefundsOfOrder } from './RefundsOfOrder.tsx';
import { stepsOf } from './steps-of.ts';

export type OrderScreenProps = {
  order: Loadable<Order>;
  /** Refunds asked for of this order. */
  refunds: Loadable<readonly Refund[]>;
  /** Also by the order numbers of its parcels. */
  acts: OrderActs;
  /** The time to pay is over. */
  onTimeUp: () => void;
  onRetry: () => void;
  /** Puts the order number on the clipboard. */
  onCopy?: (number: string) => Promise<void> | void;
};

/** An order: where it stands, what is in it, where it goes, what it cost, and what can be done now. */
export function OrderScreen({ order, ...props }: OrderScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <AccountFrame current="orders" isWaiting={order.state === 'loading'}>
      <div className={styles.trail}>
        <OrderTrail order={order} />
      </div>
      {order.state === 'ready' ? null : <h1 className={styles.waiting}>{formatMessage(messages.loading)}</h1>}
      {order.state === 'failed' && order.failure.kind === 'gone' ? (
        <OrderGone />
      ) : (
        <WhenReady of={order} skeleton={<OrderSkeleton />} onRetry={props.onRetry}>
          {(value) => <Found {...props} order={value} />}
        </WhenReady>
      )}
    </AccountFrame>
  );
}

function Found({
  order,
  refunds,
  acts,
  onTimeUp,
  onRetry,
  onCopy,
}: Omit<OrderScreenProps, 'order'> & { order: Order }) {
  const { formatMessage } = useIntl();
  const problem = acts.problems[order.number];
  return (
    <article className={styles.order}>
      <OrderHead order={order} acts={acts} onTimeUp={onTimeUp} onCopy={onCopy} />
      {problem ? <Notice tone="red">{problem}</Notice> : null}
      <div className={styles.timeline}>
        <Timeline
          steps={stepsOf(order).map(({ step, ...rest }) => ({ label: formatMessage(messages[step]), ...rest }))}
        />
      </div>
      <ConfirmsItself order={order} />
      {order.parcels.length > 0 ? (
        <Parcels order={order} acts={acts} onCopy={onCopy} />
      ) : (
        <OrderLines lines={order.lines} label={<FormattedMessage {...messages.lines} />} />
      )}
      <div className={styles.bottom}>
        <OrderFacts order={order} onCopy={onCopy} />
        <OrderPrices order={order} />
      </div>
      <RefundsOfOrder refunds={refunds} onRetry={onRetry} />
      <MoreActions order={order} acts={acts} />
    </article>
  );
}
