import type { ProductSummary } from '@shop/contracts';
import { memo, type CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import { messages as waiting } from '../../../elements/WhenReady/WhenReady.messages.ts';
import type { Failure } from '../../../loadable.ts';
import type { LongList } from '../long-list.ts';
import { CardSkeleton } from '../ProductCard/CardSkeleton.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import grid from '../ProductGrid/ProductGrid.module.css';
import styles from './GridRow.module.css';
import { pageOf, type RowShape } from './list-rows.ts';
import { messages } from './LongGrid.messages.ts';

/** What is known of a page: its parts, why it failed, or nothing yet. */
export type Known = readonly ProductSummary[] | Failure | undefined;

export type GridRowProps = RowShape & {
  row: number;
  /** Cards in a row on a full page: how the grid is styled. */
  look: 4 | 5 | 6;
  rows: 'facts' | 'names';
  /** The page of its first card and the page of its last, which may be the next. */
  near: Known;
  far: Known;
  isRanked: boolean;
  added: Readonly<Record<string, number>>;
  onAdd: (product: ProductSummary, quantity: number, uniqueId: string) => void;
  onRetry: () => void;
};

export function knownOf(page: LongList['pages'][number] | undefined): Known {
  if (page?.state === 'ready') return page.value;
  return page?.state === 'failed' ? page.failure : undefined;
}

/** One row of the list: cards, places held for them, and a word where they failed. Drawn anew only when something in it changes. */
export const GridRow = memo(function GridRow({
  row,
  columns,
  length,
  pageSize,
  look,
  rows,
  near,
  far,
  isRanked,
  added,
  onAdd,
  onRetry,
}: GridRowProps) {
  const from = row * columns;
  const parts = Array.from({ length: Math.min(columns, length - from) }, (_, step) => from + step);
  const firstPage = pageOf(from, pageSize);
  const knownAt = (part: number): Known => (pageOf(part, pageSize) === firstPage ? near : far);
  const lost = parts.filter((part) => isFailure(knownAt(part)));
  return (
    <div className={grid.grid} data-columns={look} data-rows={rows}>
      {parts.map((part) => {
        const known = knownAt(part);
        if (isFailure(known))
          return part === lost[0] ? (
            <LostCells key={part} failure={known} count={lost.length} onRetry={onRetry} />
          ) : null;
        const product = known?.[part % pageSize];
        if (known && !product) return null;
        return (
          <div key={part} className={grid.cell} role="listitem" aria-setsize={length} aria-posinset={part + 1}>
            {product ? (
              <Card product={product} rank={isRanked ? part + 1 : undefined} inCart={added[product.id]} onAdd={onAdd} />
            ) : (
              <CardSkeleton />
            )}
          </div>
        );
      })}
    </div>
  );
});

const isFailure = (known: Known): known is Failure => known !== undefined && !Array.isArray(known);

type CardProps = {
  product: ProductSummary;
  rank: number | undefined;
  inCart: number | undefined;
  onAdd: GridRowProps['onAdd'];
};

const Card = memo(function Card({ product, rank, inCart, onAdd }: CardProps) {
  return (
    <>
      <ProductCard
        product={product}
        quantityInCart={inCart}
        adding={inCart ? 'added' : 'idle'}
        onAdd={(quantity, uniqueId) => onAdd(product, quantity, uniqueId)}
      />
      {rank === undefined ? null : (
        <p className={styles.rank}>
          <span aria-hidden="true">{rank}</span>
          <VisuallyHidden>
            <FormattedMessage {...messages.rank} values={{ rank }} />
          </VisuallyHidden>
        </p>
      )}
    </>
  );
});

/** Stands where cards could not be fetched, as wide as they would be. */
function LostCells({ failure, count, onRetry }: { failure: Failure; count: number; onRetry: () => void }) {
  const say = useFailureText();
  return (
    <div className={styles.lost} role="listitem" style={{ '--lost': count } as CSSProperties}>
      <p>
        <FormattedMessage {...messages.failed} /> {say(failure)}
      </p>
      <Button onClick={onRetry}>
        <FormattedMessage {...waiting.retry} />
      </Button>
    </div>
  );
}
