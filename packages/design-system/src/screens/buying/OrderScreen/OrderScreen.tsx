import type { Order } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Breadcrumbs } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Timeline } from '../../../elements/Timeline/Timeline.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../frame/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderPrices } from './OrderPrices.tsx';
import { messages } from './OrderScreen.messages.ts';
import styles from './OrderScreen.module.css';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { stepsOf } from './steps-of.ts';

export type OrderScreenProps = {
  order: Loadable<Order>;
  onRetry: () => void;
  /** Puts the order number on the clipboard. */
  onCopy?: (number: string) => Promise<void> | void;
};

/** An order: where it stands, what is in it, where it goes, what it cost. */
export function OrderScreen({ order, onRetry, onCopy }: OrderScreenProps) {
  const { formatMessage } = useIntl();
  const number = order.state === 'ready' ? order.value.number : formatMessage(messages.loading);
  return (
    <Page isWaiting={order.state === 'loading'}>
      <div className={styles.trail}>
        <Breadcrumbs trail={[{ label: formatMessage(messages.home), to: { name: 'home' } }, { label: formatMessage(messages.orders), to: { name: 'orders' } }, { label: number }]} />
      </div>
      {order.state === 'ready' ? null : <h1 className={styles.waiting}>{formatMessage(messages.loading)}</h1>}
      {order.state === 'failed' && order.failure.kind === 'gone' ? (
        <NoOrder />
      ) : (
        <WhenReady of={order} skeleton={<OrderSkeleton />} onRetry={onRetry}>
          {(value) => <Found order={value} onCopy={onCopy} />}
        </WhenReady>
      )}
    </Page>
  );
}

function Found({ order, onCopy }: { order: Order; onCopy: OrderScreenProps['onCopy'] }) {
  const { formatMessage } = useIntl();
  return (
    <article className={styles.order}>
      <OrderHead order={order} onCopy={onCopy} />
      <div className={styles.timeline}>
        <Timeline steps={stepsOf(order).map(({ step, ...rest }) => ({ label: formatMessage(messages[step]), ...rest }))} />
      </div>
      <OrderLines lines={order.lines} />
      <div className={styles.bottom}>
        <OrderFacts order={order} />
        <OrderPrices order={order} />
      </div>
    </article>
  );
}

function NoOrder() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages.gone)}
      text={formatMessage(messages.goneText)}
      action={
        <>
          <ButtonLink to={{ name: 'orders' }} look="main" size="large">
            <FormattedMessage {...messages.orders} />
          </ButtonLink>
          <ButtonLink to={{ name: 'parts' }} size="large">
            <FormattedMessage {...messages.toParts} />
          </ButtonLink>
        </>
      }
    />
  );
}
