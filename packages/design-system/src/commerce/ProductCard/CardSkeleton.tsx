import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import styles from './CardSkeleton.module.css';

/** Placeholder of a part card while it loads, with the rows of the real card, so that the layout does not shift. */
export function CardSkeleton() {
  return (
    <div className={styles.card}>
      <span className={styles.picture} />
      <span className={styles.text}>
        <Skeleton width="80%" />
        <Skeleton width="50%" />
      </span>
      <span className={styles.price}>
        <Skeleton width="40%" />
      </span>
      <span className={styles.buy}>
        <Skeleton shape="block" height="var(--buy-height)" />
      </span>
    </div>
  );
}
