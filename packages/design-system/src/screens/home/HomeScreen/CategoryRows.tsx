import { useDeferredValue, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { ready } from '../../../loadable.ts';
import { MoreButton } from '../../../elements/MoreButton/MoreButton.tsx';
import { CardRow, CardRowSkeleton } from './CardRow.tsx';
import { messages } from './HomeOffers.messages.ts';
import styles from './HomeOffers.module.css';
import type { HomeOffersProps } from './HomeOffers.tsx';
import { InlineFailure, Strip, SeeAllLink } from './Strip.tsx';

type CategoryRowsProps = Pick<
  HomeOffersProps,
  'blocks' | 'hasMoreBlocks' | 'isLoadingBlocks' | 'onMoreBlocks' | 'added' | 'onAdd' | 'onRetry'
>;

/** One row of parts per category; further categories load on demand. */
export function CategoryRows({
  blocks: latest,
  hasMoreBlocks,
  isLoadingBlocks,
  onMoreBlocks,
  added,
  onAdd,
  onRetry,
}: CategoryRowsProps) {
  const blocks = useDeferredValue(latest);
  const rows = useRef<HTMLDivElement>(null);
  const nextRow = useRef<number>(undefined);
  const count = blocks.state === 'ready' ? blocks.value.length : 0;
  useEffect(
    // The button moves below the new rows or disappears, so the focus moves to the first new row.
    function focusNewRow() {
      if (nextRow.current === undefined || count <= nextRow.current) return;
      rows.current?.children[nextRow.current]?.querySelector('a')?.focus({ preventScroll: true });
      nextRow.current = undefined;
    },
    [count],
  );
  if (blocks.state === 'failed') return <InlineFailure failure={blocks.failure} onRetry={onRetry} />;
  if (blocks.state === 'loading')
    return (
      <WhenReady
        of={blocks}
        skeleton={
          <div className={styles.waiting}>
            <Skeleton width="5em" />
            <CardRowSkeleton />
          </div>
        }
      >
        {() => null}
      </WhenReady>
    );
  if (count === 0) return null;
  return (
    <div className={styles.blocks}>
      <div ref={rows} className={styles.blocks}>
        {blocks.value.map(({ id, name, products }) => (
          <Strip
            key={id}
            of={ready(products)}
            isEmpty={(all) => all.length === 0}
            title={name}
            end={
              <SeeAllLink to={{ name: 'parts', category: id }}>
                <FormattedMessage {...messages.blockAll} values={{ name }} />
              </SeeAllLink>
            }
            skeleton={null}
            onRetry={onRetry}
          >
            {(all) => <CardRow products={all} added={added} onAdd={onAdd} />}
          </Strip>
        ))}
      </div>
      <MoreButton
        hasMore={hasMoreBlocks}
        isLoadingMore={isLoadingBlocks}
        onMore={() => {
          nextRow.current = count;
          onMoreBlocks();
        }}
      >
        <FormattedMessage {...messages.moreBlocks} />
      </MoreButton>
    </div>
  );
}
