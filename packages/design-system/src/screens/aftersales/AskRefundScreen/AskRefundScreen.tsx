import type { Order, Refund, RefundableLine } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { OrderGone } from '../../../commerce/OrderGone/OrderGone.tsx';
import { OrderTrail } from '../../../commerce/OrderTrail/OrderTrail.tsx';
import { messages } from './AskRefundScreen.messages.ts';
import styles from './AskRefundScreen.module.css';
import { AskForm, type AskFormProps } from './AskForm.tsx';
import { NotNow } from './NotNow.tsx';
import { obstacleOf } from './obstacle-of.ts';

export { EMPTY_REFUND_FORM, type RefundForm, type RefundWish } from './refund-form.ts';

export type AskRefundScreenProps = Omit<AskFormProps, 'order' | 'lines'> & {
  order: Loadable<Order>;
  /** What of it may still be refunded. */
  lines: Loadable<readonly RefundableLine[]>;
  /** A refund of this order that is still open; absent when there is none or it is not known. */
  openRefund?: Pick<Refund, 'number'>;
};

/** Asks for money back, for all of an order or for some pieces of it. */
export function AskRefundScreen({ order, lines, openRefund, ...form }: AskRefundScreenProps) {
  const { formatMessage } = useIntl();
  const isGone = order.state === 'failed' && order.failure.kind === 'gone';
  return (
    <Page isWaiting={order.state === 'loading' || lines.state === 'loading'}>
      <OrderTrail order={order} here={formatMessage(messages.title)} />
      <h1 className={styles.title}>
        <FormattedMessage {...messages.title} />
      </h1>
      {isGone ? (
        <OrderGone />
      ) : (
        <WhenReady of={order} skeleton={<AskSkeleton />} onRetry={form.onRetry}>
          {(placed) => <Asked {...form} order={placed} lines={lines} openRefund={openRefund} />}
        </WhenReady>
      )}
    </Page>
  );
}

function Asked({
  order,
  lines,
  openRefund,
  ...form
}: Omit<AskFormProps, 'lines'> & {
  lines: Loadable<readonly RefundableLine[]>;
  openRefund: Pick<Refund, 'number'> | undefined;
}) {
  const obstacle = obstacleOf(order, openRefund !== undefined, lines.state === 'ready' ? lines.value : undefined);
  if (obstacle) return <NotNow obstacle={obstacle} order={order} openRefund={openRefund} />;
  return (
    <WhenReady of={lines} skeleton={<AskSkeleton />} onRetry={form.onRetry}>
      {(left) => <AskForm {...form} order={order} lines={left} />}
    </WhenReady>
  );
}

const AskSkeleton = () => (
  <div className={styles.columns}>
    <div className={styles.ghosts}>
      <Skeleton shape="block" height="0.72rem" />
      <Skeleton shape="block" height="0.72rem" />
      <Skeleton shape="block" height="0.72rem" />
      <Skeleton shape="block" height="1.2rem" />
    </div>
    <Skeleton shape="block" height="3.2rem" />
  </div>
);
