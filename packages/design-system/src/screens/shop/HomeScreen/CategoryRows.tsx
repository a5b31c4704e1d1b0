import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { ready } from '../../../loadable.ts';
import { MoreButton } from '../../../elements/MoreButton/MoreButton.tsx';
import { CardRow, CardRowSkeleton } from './CardRow.tsx';
import { messages } from './HomeBelow.messages.ts';
import styles from './HomeBelow.module.css';
import type { HomeScreenProps } from './HomeScreen.tsx';
import { QuietFailure, Strip, ToAll } from './Strip.tsx';

type CategoryRowsProps = Pick<
  HomeScreenProps,
  'blocks' | 'hasMoreBlocks' | 'isAskingBlocks' | 'onMoreBlocks' | 'added' | 'onAdd' | 'onRetry'
>;

/** A row of parts of one kind after the other, a few kinds at a time. */
export function CategoryRows({
  blocks,
  hasMoreBlocks,
  isAskingBlocks,
  onMoreBlocks,
  added,
  onAdd,
  onRetry,
}: CategoryRowsProps) {
  const rows = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(undefined);
  const count = blocks.state === 'ready' ? blocks.value.length : 0;
  useEffect(
    // The button moves on below what it brought, or is gone: the keyboard goes on at the first of the new rows.
    function goOnAtNewRow() {
      if (wanted.current === undefined || count <= wanted.current) return;
      rows.current?.children[wanted.current]?.querySelector('a')?.focus({ preventScroll: true });
      wanted.current = undefined;
    },
    [count],
  );
  if (blocks.state === 'failed') return <QuietFailure failure={blocks.failure} onRetry={onRetry} />;
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
              <ToAll to={{ name: 'parts', category: id }}>
                <FormattedMessage {...messages.blockAll} values={{ name }} />
              </ToAll>
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
        isAskingMore={isAskingBlocks}
        onMore={() => {
          wanted.current = count;
          onMoreBlocks();
        }}
      >
        <FormattedMessage {...messages.moreBlocks} />
      </MoreButton>
    </div>
  );
}
