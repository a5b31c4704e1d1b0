import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './CardSkeleton.module.css';

/** The shape of a part card before it comes, so that nothing jumps. */
export function CardSkeleton() {
  return (
    <div className={styles.card}>
      <span className={styles.picture} />
      <Skeleton width="80%" />
      <Skeleton width="50%" />
      <Skeleton width="40%" />
      <Skeleton shape="block" height="0.36rem" />
    </div>
  );
}
