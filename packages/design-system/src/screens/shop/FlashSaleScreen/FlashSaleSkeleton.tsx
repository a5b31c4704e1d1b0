import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { FlashCardSkeleton } from '../FlashCard/FlashCardSkeleton.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { SlotTabsSkeleton } from './SlotTabs.tsx';
import styles from './FlashSaleScreen.module.css';

const SHOWN = 10;

/** The shape of what a slot sells. */
export function FlashCardsSkeleton() {
  return (
    <ProductGrid columns={5}>
      {Array.from({ length: SHOWN }, (_, at) => (
        <FlashCardSkeleton key={at} />
      ))}
    </ProductGrid>
  );
}

/** The shape of a day with its slots. */
export function FlashSaleSkeleton() {
  return (
    <div className={styles.day}>
      <SlotTabsSkeleton />
      <div>
        <div className={styles.head}>
          <Skeleton width="3rem" />
        </div>
        <FlashCardsSkeleton />
      </div>
    </div>
  );
}
