import type { Order } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import { useSubmittedState } from '../../../layout/PageTransition/use-submitted-state.ts';
import type { Loadable } from '../../../loadable.ts';
import { OrderNotFound } from '../../../commerce/OrderNotFound/OrderNotFound.tsx';
import { OrderBreadcrumbs } from '../../../commerce/OrderBreadcrumbs/OrderBreadcrumbs.tsx';
import { NothingToReview, type NoReviewReason } from './NothingToReview.tsx';
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
  const shown = order.state === 'ready' ? shownOf(order.value, forms.statuses) : undefined;
  useSubmittedState(shown, Object.values(forms.statuses).includes('busy'));
  return (
    <Page isWaiting={order.state === 'loading'}>
      <OrderBreadcrumbs order={order} here={formatMessage(messages.title)} />
      <h1 className={styles.title}>
        <FormattedMessage {...(shown === 'thanks' ? messages.thanks : messages.title)} />
      </h1>
      {order.state === 'failed' && order.failure.kind === 'gone' ? (
        <OrderNotFound />
      ) : (
        <WhenReady of={order} list={{ name: 'orders' }} skeleton={<ReviewSkeleton />} onRetry={onRetry}>
          {(placed) =>
            shown === undefined || shown === 'forms' ? (
              <ReviewForms {...forms} order={placed} />
            ) : (
              <NothingToReview order={placed} reason={shown} />
            )
          }
        </WhenReady>
      )}
    </Page>
  );
}

/** The forms, or why there are none. */
function shownOf(order: Order, statuses: ReviewFormsProps['statuses']): 'forms' | NoReviewReason {
  if (order.state === 'unknown') return 'unknown';
  if (!isReceived(order)) return 'notYet';
  const lines = reviewable(order);
  if (lines.length === 0) return 'noWay';
  if (lines.some(({ isReviewed, reviewKey }) => !isReviewed && statuses[reviewKey] !== 'sent')) return 'forms';
  // Whether the others are reviewed is not known.
  if (lines.length < order.lines.length) return 'noWay';
  return Object.values(statuses).includes('sent') ? 'thanks' : 'nothing';
}

const ReviewSkeleton = () => (
  <div className={styles.page}>
    <Skeleton shape="block" height="0.7rem" />
    <Skeleton shape="block" height="1.2rem" />
    <Skeleton shape="block" height="1.2rem" />
  </div>
);
