import type { ProductSummary } from '@shop/contracts';
import { memo, type CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import { messages as whenReady } from '../../../elements/WhenReady/WhenReady.messages.ts';
import type { Failure } from '../../../loadable.ts';
import type { LongList } from '../long-list.ts';
import { CardSkeleton } from '../../../commerce/ProductCard/CardSkeleton.tsx';
import { ProductCard } from '../../../commerce/ProductCard/ProductCard.tsx';
import grid from '../../../commerce/ProductGrid/ProductGrid.module.css';
import styles from './GridRow.module.css';
import { pageOf, type RowShape } from './list-rows.ts';
import { messages } from './LongGrid.messages.ts';

/** The content of a page: its parts, the failure, or undefined while it loads. */
export type PageContent = readonly ProductSummary[] | Failure | undefined;

export type GridRowProps = RowShape & {
  row: number;
  /** Cards per row on a desktop page, as the grid is styled; narrow windows show fewer. */
  maxColumns: 4 | 5 | 6;
  rows: 'facts' | 'names';
  /** Content of the page of the first card, and of the page after it, in which the row may end. */
  firstContent: PageContent;
  nextContent: PageContent;
  isRanked: boolean;
  added: Readonly<Record<string, number>>;
  onAdd: ((product: ProductSummary, quantity: number, uniqueId: string) => void) | undefined;
  onRetry: () => void;
};

export function contentOf(page: LongList['pages'][number] | undefined): PageContent {
  if (page?.state === 'ready') return page.value;
  return page?.state === 'failed' ? page.failure : undefined;
}

/**
 * One row of the list: cards, placeholders, or an error where a page failed. Memoised: re-renders only on changes
 * inside it.
 */
export const GridRow = memo(function GridRow({
  row,
  columns,
  length,
  pageSize,
  maxColumns,
  rows,
  firstContent,
  nextContent,
  isRanked,
  added,
  onAdd,
  onRetry,
}: GridRowProps) {
  const from = row * columns;
  const parts = Array.from({ length: Math.min(columns, length - from) }, (_, step) => from + step);
  const firstPage = pageOf(from, pageSize);
  const contentAt = (part: number): PageContent => (pageOf(part, pageSize) === firstPage ? firstContent : nextContent);
  const failedParts = parts.filter((part) => isFailure(contentAt(part)));
  return (
    <div className={grid.grid} data-columns={maxColumns} data-rows={rows}>
      {parts.map((part) => {
        const content = contentAt(part);
        if (isFailure(content))
          return part === failedParts[0] ? (
            <FailedCells key={part} failure={content} count={failedParts.length} onRetry={onRetry} />
          ) : null;
        const product = content?.[part % pageSize];
        if (content && !product) return null;
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

const isFailure = (content: PageContent): content is Failure => content !== undefined && !Array.isArray(content);

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
        onAdd={onAdd && ((quantity, uniqueId) => onAdd(product, quantity, uniqueId))}
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

/** Shown in place of cards that failed to load, over their whole width. */
function FailedCells({ failure, count, onRetry }: { failure: Failure; count: number; onRetry: () => void }) {
  const failureText = useFailureText();
  return (
    <div className={styles.failed} role="listitem" style={{ '--failed': count } as CSSProperties}>
      <p>
        <FormattedMessage {...messages.failed} /> {failureText(failure)}
      </p>
      <Button onClick={onRetry}>
        <FormattedMessage {...whenReady.retry} />
      </Button>
    </div>
  );
}
