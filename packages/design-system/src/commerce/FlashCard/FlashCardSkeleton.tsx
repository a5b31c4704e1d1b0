import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import styles from './FlashCard.module.css';

/** Placeholder of a flash-sale card while it loads. */
export function FlashCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <span className={styles.ground} />
      </div>
      <Skeleton width="80%" />
      <p className={styles.price}>
        <Skeleton width="45%" />
      </p>
      <div className={styles.quota}>
        <Skeleton width="60%" />
      </div>
      <div className={styles.action}>
        <Skeleton shape="block" height="0.36rem" />
      </div>
    </div>
  );
}
