import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { FlashCardSkeleton } from '../../../commerce/FlashCard/FlashCardSkeleton.tsx';
import { ProductGrid } from '../../../commerce/ProductGrid/ProductGrid.tsx';
import { SlotTabsSkeleton } from './SlotTabs.tsx';
import styles from './FlashSaleScreen.module.css';

const SHOWN = 10;

/** Placeholder of the items of a slot while they load. */
export function FlashCardsSkeleton() {
  return (
    <ProductGrid columns={5}>
      {Array.from({ length: SHOWN }, (_, at) => (
        <FlashCardSkeleton key={at} />
      ))}
    </ProductGrid>
  );
}

/** Placeholder of the page while the slots load. */
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
