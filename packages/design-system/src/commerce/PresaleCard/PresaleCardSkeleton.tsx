import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import styles from './PresaleCard.module.css';

/** Placeholder of a presale card while it loads. */
export function PresaleCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.picture} />
      <div>
        <Skeleton width="4em" />
        <p className={styles.name}>
          <Skeleton width="80%" />
        </p>
        <p className={styles.schedule}>
          <Skeleton width="60%" />
        </p>
        <p className={styles.price}>
          <Skeleton width="35%" />
        </p>
      </div>
    </div>
  );
}
