import type { ProductSummary } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { later } from '../../../elements/Later/later.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Place } from '../../../places/places.ts';
import type { LongList } from '../long-list.ts';
import { CardLater } from '../ProductCard/card-later.tsx';
import { CardSkeleton } from '../ProductCard/CardSkeleton.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { messages } from './LongGrid.messages.ts';
import styles from './LongGrid.module.css';

export type LongGridProps = {
  list: LongList;
  /** Cards in a row on a full page. */
  columns: 4 | 5 | 6;
  /** Where a page of the same list is. */
  toPlace: (page: number) => Place;
  /** Shown when nothing at all matches. */
  empty: ReactNode;
  /** Whether the place in the list is a rank, shown on the first cards. */
  isRanked?: boolean;
  /** Product id → pieces just put in the cart, so that its card can say so. */
  added: Readonly<Record<string, number>>;
  onAdd: (product: ProductSummary, quantity: number, uniqueId: string) => void;
};

/** What scrolls comes beside the first paint; until then the first page stands in the same grid. */
const WindowedGrid = later(async () => (await import('./WindowedGrid.tsx')).WindowedGrid);

/** A list of parts of any length as cards: waiting, failed, empty or here. */
export function LongGrid({ list, columns, empty, ...grid }: LongGridProps) {
  const skeleton = (
    <ProductGrid columns={columns} rows="facts">
      {Array.from({ length: 2 * columns }, (_, at) => (
        <CardSkeleton key={at} />
      ))}
    </ProductGrid>
  );
  // A page that cannot measure still shows the page of the address.
  const canMeasure = typeof ResizeObserver !== 'undefined';
  const firstPage = <FirstPage {...grid} list={list} columns={columns} skeleton={skeleton} />;
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
              {canMeasure ? (
                <WindowedGrid {...grid} list={list} length={length} columns={columns} fallback={firstPage} />
              ) : (
                firstPage
              )}
            </>
          )
        }
      </WhenReady>
    </div>
  );
}

/** The page that the address names, in the grid that will scroll. */
function FirstPage({
  list,
  columns,
  added,
  onAdd,
  skeleton,
}: Omit<LongGridProps, 'empty' | 'toPlace'> & { skeleton: ReactNode }) {
  const page = list.pages[list.startPage];
  if (page?.state !== 'ready' || page.value.length === 0) return skeleton;
  return (
    <ProductGrid columns={columns} rows={page.value[0]?.part ? 'facts' : 'names'}>
      {page.value.map((product) => (
        <CardLater
          key={product.id}
          fallback={<CardSkeleton />}
          product={product}
          quantityInCart={added[product.id]}
          adding={added[product.id] ? 'added' : 'idle'}
          onAdd={(quantity, uniqueId) => onAdd(product, quantity, uniqueId)}
        />
      ))}
    </ProductGrid>
  );
}
