import type { ProductSummary } from '@shop/contracts';
import { memo, Suspense, type CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import { messages as whenReady } from '../../../elements/WhenReady/WhenReady.messages.ts';
import type { Failure } from '../../../loadable.ts';
import { CardSkeleton } from '../../../commerce/ProductCard/CardSkeleton.tsx';
import { ProductCard } from '../../../commerce/ProductCard/ProductCard.tsx';
import grid from '../../../commerce/ProductGrid/ProductGrid.module.css';
import styles from './GridCells.module.css';
import type { ListCell } from './list-cells.ts';
import { messages } from './LongGrid.messages.ts';

export type GridCellsProps = {
  cells: readonly ListCell[];
  /** The column of the first cell, from 0: the row above comes cell by cell. 0 by default. */
  startColumn: number | undefined;
  /** Of the whole list. */
  length: number;
  /** Parts from this index on have only name and number; they are out of sight. */
  briefFrom: number;
  isRanked: boolean;
  added: Readonly<Record<string, number>>;
  /** Must be stable, as must `onRetry`. */
  onAdd: ((product: ProductSummary, quantity: number, uniqueId: string) => void) | undefined;
  onRetry: () => void;
};

/**
 * Cards, placeholders and errors of a list in their cells of a grid. A card re-renders only when it changes, and is
 * hydrated on its own after the page or when it is used: most of those that a server rendered are out of sight.
 */
export const GridCells = ({
  cells,
  startColumn = 0,
  length,
  briefFrom,
  isRanked,
  added,
  onAdd,
  onRetry,
}: GridCellsProps) =>
  cells.map((cell, index) => {
    const place = index === 0 && startColumn > 0 ? { gridColumnStart: startColumn + 1 } : undefined;
    return cell.kind === 'failed' ? (
      <FailedCells key={cell.at} failure={cell.failure} count={cell.columns} place={place} onRetry={onRetry} />
    ) : (
      <div
        key={cell.at}
        className={grid.cell}
        style={place}
        role="listitem"
        aria-setsize={length}
        aria-posinset={cell.at + 1}
      >
        {cell.kind === 'part' ? (
          <Card
            product={cell.product}
            rank={isRanked ? cell.at + 1 : undefined}
            inCart={added[cell.product.id]}
            onAdd={onAdd}
            isBrief={cell.at >= briefFrom}
          />
        ) : (
          <CardSkeleton />
        )}
      </div>
    );
  });

type CardProps = {
  product: ProductSummary;
  rank: number | undefined;
  inCart: number | undefined;
  onAdd: GridCellsProps['onAdd'];
  isBrief: boolean;
};

const Card = memo(function Card({ product, rank, inCart, onAdd, isBrief }: CardProps) {
  return (
    <Suspense>
      <ProductCard
        product={product}
        quantityInCart={inCart}
        adding={inCart ? 'added' : 'idle'}
        onAdd={onAdd && ((quantity, uniqueId) => onAdd(product, quantity, uniqueId))}
        isBrief={isBrief}
      />
      {rank === undefined ? null : (
        <p className={styles.rank}>
          <span aria-hidden="true">{rank}</span>
          <VisuallyHidden>
            <FormattedMessage {...messages.rank} values={{ rank }} />
          </VisuallyHidden>
        </p>
      )}
    </Suspense>
  );
});

/** Shown in place of cards that failed to load, over their whole width. */
function FailedCells({
  failure,
  count,
  place,
  onRetry,
}: {
  failure: Failure;
  count: number;
  place: CSSProperties | undefined;
  onRetry: () => void;
}) {
  const failureText = useFailureText();
  return (
    <div className={styles.failed} role="listitem" style={{ ...place, gridColumnEnd: `span ${count}` }}>
      <p>
        <FormattedMessage {...messages.failed} /> {failureText(failure)}
      </p>
      <Button onClick={onRetry}>
        <FormattedMessage {...whenReady.retry} />
      </Button>
    </div>
  );
}
