import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import grid from './InventoryGrid.module.css';
import styles from './RepairPickScreen.module.css';

const CARDS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The set, a row of steps, cards, and the request beside them. */
export const PickSkeleton = () => (
  <div className={styles.columns}>
    <div className={styles.parts}>
      <div className={styles.loadingHead}>
        <Skeleton shape="block" width="0.88rem" height="0.88rem" />
        <Skeleton width="2rem" height="0.4rem" />
      </div>
      <Skeleton shape="block" height="1.06rem" />
      <div className={[grid.grid, styles.loadingCards].join(' ')}>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="block" height="2.6rem" />
        ))}
      </div>
    </div>
    <div className={styles.loadingAside}>
      <Skeleton shape="block" height="1.9rem" />
      <Skeleton shape="block" height="4rem" />
    </div>
  </div>
);
