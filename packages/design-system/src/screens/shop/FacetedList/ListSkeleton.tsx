import { CardSkeleton } from '../ProductCard/CardSkeleton.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import type { ListedParts } from './FacetedList.tsx';
import styles from './FacetedList.module.css';

/** Two rows of a full page. */
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** The room of a list with its filters, before it comes. */
export const ListSkeleton = ({ filter: { sort: _, ...narrowed } }: Pick<ListedParts, 'filter'>) => (
  <div className={styles.split} aria-hidden="true">
    <div className={styles.filters} />
    <div className={styles.count} />
    <div className={styles.sort} />
    <div
      className={styles.chips}
      data-held={Object.values(narrowed).some((value) => value !== undefined) || undefined}
    />
    <div className={styles.results}>
      <div className={styles.cards}>
        <ProductGrid columns={4} rows="facts">
          {PLACES.map((place) => (
            <CardSkeleton key={place} />
          ))}
        </ProductGrid>
      </div>
    </div>
  </div>
);
