import type { Order, Refund } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { Timeline } from '../../../elements/Timeline/Timeline.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { AccountFrame } from '../../../layout/AccountFrame/AccountFrame.tsx';
import { useSubmittedState } from '../../../layout/PageTransition/use-submitted-state.ts';
import type { Loadable } from '../../../loadable.ts';
import { BoughtAgain } from '../../../commerce/BoughtAgain/BoughtAgain.tsx';
import { hasOpenRefund } from '../../../commerce/open-refund.ts';
import { OrderNotFound } from '../../../commerce/OrderNotFound/OrderNotFound.tsx';
import { OrderBreadcrumbs } from '../../../commerce/OrderBreadcrumbs/OrderBreadcrumbs.tsx';
import type { OrderActions } from '../../../commerce/order-actions.ts';
import { TitleUntilReady } from '../../../commerce/TitleUntilReady/TitleUntilReady.tsx';
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
  /** Refunds requested for this order. */
  refunds: Loadable<readonly Refund[]>;
  /** Keyed also by the order numbers of its parcels. */
  actions: OrderActions;
  /** Called when the payment deadline has passed. */
  onTimeUp: () => void;
  onRetry: () => void;
  /** Copies the order number to the clipboard. */
  onCopy?: (number: string) => Promise<void> | void;
};

/** An order: its state, lines, delivery address, amounts and available actions. */
export function OrderScreen({ order, ...props }: OrderScreenProps) {
  const { formatMessage } = useIntl();
  useSubmittedState(
    order.state === 'ready' ? order.value.state : undefined,
    Object.values(props.actions.busy).some((action) => action !== 'buyAgain'),
  );
  return (
    <AccountFrame current="orders" isWaiting={order.state === 'loading'}>
      <div className={styles.breadcrumbs}>
        <OrderBreadcrumbs order={order} />
      </div>
      <TitleUntilReady of={order}>{formatMessage(messages.loading)}</TitleUntilReady>
      {order.state === 'failed' && order.failure.kind === 'gone' ? (
        <OrderNotFound />
      ) : (
        <WhenReady of={order} list={{ name: 'orders' }} skeleton={<OrderSkeleton />} onRetry={props.onRetry}>
          {(value) => <OrderDetails {...props} order={withRefunds(value, props.refunds)} />}
        </WhenReady>
      )}
    </AccountFrame>
  );
}

/** Servers send an order without its refunds, in the state that it has beside them. */
function withRefunds(order: Order, refunds: OrderScreenProps['refunds']): Order {
  if (refunds.state !== 'ready') return order;
  const hasFailedGroup = refunds.value.some(({ isOfFailedGroup }) => isOfFailedGroup);
  return {
    ...order,
    hasOpenRefund: hasOpenRefund(refunds.value),
    groupBuy: hasFailedGroup ? 'failed' : order.groupBuy,
  };
}

function OrderDetails({
  order,
  refunds,
  actions,
  onTimeUp,
  onRetry,
  onCopy,
}: Omit<OrderScreenProps, 'order'> & { order: Order }) {
  const { formatMessage } = useIntl();
  const problem = actions.problems[order.number];
  const boughtAgain = actions.boughtAgain?.[order.number];
  return (
    <article className={styles.order}>
      <OrderHead order={order} actions={actions} onTimeUp={onTimeUp} onCopy={onCopy} />
      <MoreActions order={order} actions={actions} />
      {problem ? <Notice tone="red">{problem}</Notice> : null}
      {boughtAgain ? <BoughtAgain result={boughtAgain} /> : null}
      <Timeline
        steps={stepsOf(order).map(({ step, ...rest }) => ({ label: formatMessage(messages[step]), ...rest }))}
      />
      {order.parcels.length > 0 ? (
        <Parcels order={order} actions={actions} onCopy={onCopy} />
      ) : (
        <OrderLines lines={order.lines} label={<FormattedMessage {...messages.lines} />} />
      )}
      <div className={styles.bottom}>
        <OrderFacts order={order} onCopy={onCopy} />
        <OrderPrices order={order} />
      </div>
      <RefundsOfOrder refunds={refunds} onRetry={onRetry} />
    </article>
  );
}
