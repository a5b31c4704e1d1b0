import type { Order } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { OrderGone } from '../../../commerce/OrderGone/OrderGone.tsx';
import { OrderTrail } from '../../../commerce/OrderTrail/OrderTrail.tsx';
import { NothingToReview } from './NothingToReview.tsx';
import { isReceived, reviewable } from './review-draft.ts';
import { Reviewing, type ReviewingProps } from './Reviewing.tsx';
import { messages } from './ReviewScreen.messages.ts';
import styles from './ReviewScreen.module.css';

export type { ReviewDraft, ReviewSending } from './review-draft.ts';

export type ReviewScreenProps = Omit<ReviewingProps, 'order'> & {
  order: Loadable<Order>;
  onRetry: () => void;
};

/** Reviews the lines of a received order, one after the other, and the service for all of them. */
export function ReviewScreen({ order, onRetry, ...reviewing }: ReviewScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Page isWaiting={order.state === 'loading'}>
      <OrderTrail order={order} here={formatMessage(messages.title)} />
      <h1 className={styles.title}>
        <FormattedMessage {...messages.title} />
      </h1>
      {order.state === 'failed' && order.failure.kind === 'gone' ? (
        <OrderGone />
      ) : (
        <WhenReady of={order} skeleton={<ReviewSkeleton />} onRetry={onRetry}>
          {(placed) => <Found {...reviewing} order={placed} />}
        </WhenReady>
      )}
    </Page>
  );
}

function Found(props: ReviewingProps) {
  const { order, sending } = props;
  if (!isReceived(order)) return <NothingToReview order={order} why="notYet" />;
  const sentHere = Object.values(sending).includes('sent');
  const isOpen = reviewable(order).some(({ isReviewed, reviewKey }) => !isReviewed && sending[reviewKey] !== 'sent');
  return isOpen ? <Reviewing {...props} /> : <NothingToReview order={order} why={sentHere ? 'thanks' : 'nothing'} />;
}

const ReviewSkeleton = () => (
  <div className={styles.page}>
    <Skeleton shape="block" height="0.7rem" />
    <Skeleton shape="block" height="1.2rem" />
    <Skeleton shape="block" height="1.2rem" />
  </div>
);
