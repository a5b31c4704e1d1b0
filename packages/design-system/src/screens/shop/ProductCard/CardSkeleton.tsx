import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './CardSkeleton.module.css';

/** The shape of a part card before it comes, row by row as the card has it, so that nothing jumps. */
export function CardSkeleton() {
  return (
    <div className={styles.card}>
      <span className={styles.picture} />
      <span className={styles.words}>
        <Skeleton width="80%" />
        <Skeleton width="50%" />
      </span>
      <span className={styles.price}>
        <Skeleton width="40%" />
      </span>
      <span className={styles.buy}>
        <Skeleton shape="block" height="0.36rem" />
      </span>
    </div>
  );
}
