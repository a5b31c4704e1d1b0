import { CardSkeleton } from '../../../commerce/ProductCard/CardSkeleton.tsx';
import { ProductGrid } from '../../../commerce/ProductGrid/ProductGrid.tsx';
import type { ListedParts } from './FacetedList.tsx';
import styles from './FacetedList.module.css';

/** Keys of two rows of cards on a desktop page. */
const CARD_KEYS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholder of a list with its filters while it loads. */
export const ListSkeleton = ({ filter: { sort: _, ...partFilter } }: Pick<ListedParts, 'filter'>) => (
  <div className={styles.split} aria-hidden="true">
    <div className={styles.filters} />
    <div className={styles.count} />
    <div className={styles.sort} />
    <div
      className={styles.chips}
      data-reserved={Object.values(partFilter).some((value) => value !== undefined) || undefined}
    />
    <div className={styles.results}>
      <div className={styles.cards}>
        <ProductGrid columns={4} rows="facts">
          {CARD_KEYS.map((key) => (
            <CardSkeleton key={key} />
          ))}
        </ProductGrid>
      </div>
    </div>
  </div>
);
