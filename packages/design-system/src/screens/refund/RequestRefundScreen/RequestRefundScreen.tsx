import type { Order, Refund, RefundableLine } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { OrderNotFound } from '../../../commerce/OrderNotFound/OrderNotFound.tsx';
import { OrderBreadcrumbs } from '../../../commerce/OrderBreadcrumbs/OrderBreadcrumbs.tsx';
import { messages } from './RequestRefundScreen.messages.ts';
import styles from './RequestRefundScreen.module.css';
import { RequestForm, type RequestFormProps } from './RequestForm.tsx';
import { RequestUnavailable } from './RequestUnavailable.tsx';
import { obstacleOf } from './obstacle-of.ts';

export { EMPTY_REFUND_FORM, type RefundForm } from './refund-form.ts';

export type RequestRefundScreenProps = Omit<RequestFormProps, 'order' | 'lines'> & {
  order: Loadable<Order>;
  /** The pieces that may still be refunded. */
  lines: Loadable<readonly RefundableLine[]>;
  /** An open refund of this order; absent when there is none or it is not known. */
  openRefund?: Pick<Refund, 'number'>;
};

/** Requests a refund of a whole order or of some of its pieces. */
export function RequestRefundScreen({ order, lines, openRefund, ...form }: RequestRefundScreenProps) {
  const { formatMessage } = useIntl();
  const isNotFound = order.state === 'failed' && order.failure.kind === 'gone';
  return (
    <Page isWaiting={order.state === 'loading' || lines.state === 'loading'}>
      <OrderBreadcrumbs order={order} here={formatMessage(messages.title)} />
      <h1 className={styles.title}>
        <FormattedMessage {...messages.title} />
      </h1>
      {isNotFound ? (
        <OrderNotFound />
      ) : (
        <WhenReady of={order} list={{ name: 'orders' }} skeleton={<RequestSkeleton />} onRetry={form.onRetry}>
          {(placed) => <RequestOfOrder {...form} order={placed} lines={lines} openRefund={openRefund} />}
        </WhenReady>
      )}
    </Page>
  );
}

function RequestOfOrder({
  order,
  lines,
  openRefund,
  ...form
}: Omit<RequestFormProps, 'lines'> & {
  lines: Loadable<readonly RefundableLine[]>;
  openRefund: Pick<Refund, 'number'> | undefined;
}) {
  const obstacle = obstacleOf(order, openRefund !== undefined, lines.state === 'ready' ? lines.value : undefined);
  if (obstacle) return <RequestUnavailable obstacle={obstacle} order={order} openRefund={openRefund} />;
  return (
    <WhenReady of={lines} list={{ name: 'orders' }} skeleton={<RequestSkeleton />} onRetry={form.onRetry}>
      {(left) => <RequestForm {...form} order={order} lines={left} />}
    </WhenReady>
  );
}

const RequestSkeleton = () => (
  <div className={styles.columns}>
    <div className={styles.skeleton}>
      <Skeleton shape="block" height="0.72rem" />
      <Skeleton shape="block" height="0.72rem" />
      <Skeleton shape="block" height="0.72rem" />
      <Skeleton shape="block" height="1.2rem" />
    </div>
    <Skeleton shape="block" height="3.2rem" />
  </div>
);
