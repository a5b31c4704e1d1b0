import type { Order } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { OrderNotFound } from '../../../commerce/OrderNotFound/OrderNotFound.tsx';
import { OrderBreadcrumbs } from '../../../commerce/OrderBreadcrumbs/OrderBreadcrumbs.tsx';
import { NothingToReview } from './NothingToReview.tsx';
import { isReceived, reviewable } from './review-draft.ts';
import { ReviewForms, type ReviewFormsProps } from './ReviewForms.tsx';
import { messages } from './ReviewScreen.messages.ts';
import styles from './ReviewScreen.module.css';

export type { ReviewDraft, ReviewStatus } from './review-draft.ts';

export type ReviewScreenProps = Omit<ReviewFormsProps, 'order'> & {
  order: Loadable<Order>;
  onRetry: () => void;
};

/** Reviews the lines of a received order, each on its own, and the service for the whole order. */
export function ReviewScreen({ order, onRetry, ...forms }: ReviewScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Page isWaiting={order.state === 'loading'}>
      <OrderBreadcrumbs order={order} here={formatMessage(messages.title)} />
      <h1 className={styles.title}>
        <FormattedMessage {...messages.title} />
      </h1>
      {order.state === 'failed' && order.failure.kind === 'gone' ? (
        <OrderNotFound />
      ) : (
        <WhenReady of={order} list={{ name: 'orders' }} skeleton={<ReviewSkeleton />} onRetry={onRetry}>
          {(placed) => <ReviewOfOrder {...forms} order={placed} />}
        </WhenReady>
      )}
    </Page>
  );
}

function ReviewOfOrder(props: ReviewFormsProps) {
  const { order, statuses } = props;
  if (order.state === 'unknown') return <NothingToReview order={order} reason="unknown" />;
  if (!isReceived(order)) return <NothingToReview order={order} reason="notYet" />;
  if (reviewable(order).length === 0) return <NothingToReview order={order} reason="noWay" />;
  const hasSentReview = Object.values(statuses).includes('sent');
  const isOpen = reviewable(order).some(({ isReviewed, reviewKey }) => !isReviewed && statuses[reviewKey] !== 'sent');
  return isOpen ? (
    <ReviewForms {...props} />
  ) : (
    <NothingToReview order={order} reason={hasSentReview ? 'thanks' : 'nothing'} />
  );
}

const ReviewSkeleton = () => (
  <div className={styles.page}>
    <Skeleton shape="block" height="0.7rem" />
    <Skeleton shape="block" height="1.2rem" />
    <Skeleton shape="block" height="1.2rem" />
  </div>
);
