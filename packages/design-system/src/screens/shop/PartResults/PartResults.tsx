import type { ProductSummary } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { later } from '../../../elements/Later/later.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { Place } from '../../../places/places.ts';
import { CardLater } from '../ProductCard/card-later.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { messages } from './PartResults.messages.ts';
import styles from './PartResults.module.css';

/** Below the cards, so it comes with them. */
const Pagination = later(async () => (await import('../../../elements/Pagination/Pagination.tsx')).Pagination);

const BeyondTheEnd = later(async () => (await import('./BeyondTheEnd.tsx')).BeyondTheEnd);

/** One page of a list. `total` counts all pages and may count a few that no page shows. */
export type PartPage = { products: readonly ProductSummary[]; total: number };

export type PartResultsProps = {
  results: Loadable<PartPage>;
  page: number;
  pageSize: number;
  columns: 4 | 5 | 6;
  /** Where a page of the same list is. */
  toPlace: (page: number) => Place;
  /** Shown when nothing at all matches. */
  empty: ReactNode;
  added: Readonly<Record<string, number>>;
  onAdd: (product: ProductSummary, quantity: number, uniqueId: string) => void;
  onRetry: () => void;
};

/** A page of parts as cards with the way to the other pages, waiting, failed or empty. */
export function PartResults({ results, page, pageSize, columns, toPlace, empty, added, onAdd, onRetry }: PartResultsProps) {
  const skeleton = (
    <ProductGrid columns={columns}>
      {Array.from({ length: Math.min(pageSize, 2 * columns) }, (_, at) => (
        <CardSkeleton key={at} />
      ))}
    </ProductGrid>
  );
  return (
    <WhenReady of={results} onRetry={onRetry} skeleton={skeleton}>
      {({ products, total }) => {
        if (products.length === 0) return page > 1 ? <BeyondTheEnd to={toPlace(1)} /> : empty;
        const pageCount = Math.ceil(total / pageSize);
        return (
          <>
            <h2 className={styles.title}><FormattedMessage {...messages.title} /></h2>
            <ProductGrid columns={columns}>
              {products.map((product) => (
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
            {pageCount > 1 ? (
              <div className={styles.pages}>
                <Pagination page={page} pageCount={pageCount} toPlace={toPlace} />
                <span><FormattedMessage {...messages.pages} values={{ size: pageSize, pages: pageCount }} /></span>
              </div>
            ) : null}
          </>
        );
      }}
    </WhenReady>
  );
}
