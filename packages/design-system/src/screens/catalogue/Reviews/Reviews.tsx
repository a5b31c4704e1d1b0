import type { Review, ReviewCounts } from '@shop/contracts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { ImageDialog } from '../../../elements/ImageDialog/ImageDialog.tsx';
import { PartFailed } from '../../../elements/PartFailed/PartFailed.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { messages } from './Reviews.messages.ts';
import styles from './Reviews.module.css';

export type ReviewKind = 'all' | 'good' | 'medium' | 'poor';

export type ReviewsProps = {
  counts: Loadable<ReviewCounts>;
  kind: ReviewKind;
  /** The reviews of the chosen kind, as far as they are loaded. */
  list: Loadable<readonly Review[]>;
  hasMore: boolean;
  /** The name of the shop, which answers reviews. */
  shop?: string | undefined;
  onKind: (kind: ReviewKind) => void;
  onMore: () => void;
  onRetry: () => void;
};

/** Reviews of a product: summary, filter by kind, photos that open in a dialog, more on request. */
export function Reviews({ counts, kind, list, hasMore, shop, onKind, onMore, onRetry }: ReviewsProps) {
  const { formatMessage } = useIntl();
  const [enlarged, setEnlarged] = useState<{ review: Review; at: number }>();
  const isEmpty = counts.state === 'ready' && counts.value.all === 0;
  return (
    <section className={styles.reviews}>
      <h2>
        <FormattedMessage {...messages.title} />
      </h2>
      {isEmpty ? (
        <p className={styles.none}>
          <FormattedMessage {...messages.none} />
        </p>
      ) : null}
      {counts.state === 'ready' && !isEmpty ? (
        <ReviewSummary counts={counts.value} kind={kind} onKind={onKind} />
      ) : null}
      {counts.state === 'failed' && list.state !== 'failed' ? (
        <PartFailed failure={counts.failure} onRetry={onRetry}>
          <FormattedMessage {...messages.countsFailed} />
        </PartFailed>
      ) : null}
      {isEmpty ? null : (
        <WhenReady of={list} onRetry={onRetry} skeleton={<ReviewSkeleton />}>
          {(reviews) => (
            <>
              {reviews.length === 0 ? (
                <p className={styles.none} role="status">
                  <FormattedMessage {...messages.noneOfKind} />
                </p>
              ) : null}
              <ul className={styles.list}>
                {reviews.map((review) => (
                  <ReviewItem
                    key={review.id}
                    review={review}
                    shop={shop}
                    onPhoto={(at) => setEnlarged({ review, at })}
                  />
                ))}
              </ul>
              {hasMore ? (
                <Button onClick={onMore}>
                  <FormattedMessage {...messages.more} />
                </Button>
              ) : null}
            </>
          )}
        </WhenReady>
      )}
      {enlarged ? (
        <ImageDialog
          images={enlarged.review.pictures}
          start={enlarged.at}
          label={formatMessage(messages.photos, { name: enlarged.review.nickname })}
          onClose={() => setEnlarged(undefined)}
        />
      ) : null}
    </section>
  );
}
