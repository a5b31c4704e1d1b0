import type { ProductSummary } from '@shop/contracts';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Place } from '../../../places/places.ts';
import type { LongList } from '../long-list.ts';
import { CardSkeleton } from '../../../commerce/ProductCard/CardSkeleton.tsx';
import { ProductGrid } from '../../../commerce/ProductGrid/ProductGrid.tsx';
import { messages } from './LongGrid.messages.ts';
import styles from './LongGrid.module.css';
import { WindowedGrid } from './WindowedGrid.tsx';

export type LongGridProps = {
  list: LongList;
  /** Cards per row on a desktop page. */
  columns: 4 | 5 | 6;
  /** The place of another page of the same list. */
  toPlace: (page: number) => Place;
  /** Shown when the list is empty. */
  empty: ReactNode;
  /** Whether the position in the list is a rank, shown on the cards. */
  isRanked?: boolean;
  /** Product id → pieces just added to the cart, shown on its card. */
  added: Readonly<Record<string, number>>;
  /** Without it the cards ask for a colour first. */
  onAdd: ((product: ProductSummary, quantity: number, uniqueId: string) => void) | undefined;
};

/** A list of parts of any length as cards: loading, failed, empty or ready. */
export function LongGrid({ list: latest, columns, empty, ...grid }: LongGridProps) {
  // The cards of an answer in sight are rendered in slices: all of them in one task hold up a press on a phone.
  const list = useDeferredValue(latest);
  const [wasReady] = useState(list.length.state === 'ready');
  const skeleton = (
    <ProductGrid columns={columns} rows="facts">
      {Array.from({ length: 2 * columns }, (_, at) => (
        <CardSkeleton key={at} />
      ))}
    </ProductGrid>
  );
  return (
    <div className={styles.frame}>
      <WhenReady of={list.length} onRetry={list.onRetry} skeleton={skeleton}>
        {(length) =>
          length === 0 ? (
            empty
          ) : (
            <>
              <h2 className={styles.title}>
                <FormattedMessage {...messages.list} />
              </h2>
              <WindowedGrid {...grid} list={list} wasReady={wasReady} length={length} columns={columns} />
            </>
          )
        }
      </WhenReady>
    </div>
  );
}
