import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './Reviews.module.css';

/** Placeholder of three reviews while they load. */
export function ReviewSkeleton() {
  return (
    <ul className={styles.list}>
      {[0, 1, 2].map((at) => (
        <li key={at} className={styles.review}>
          <Skeleton width="40%" />
          <Skeleton width="85%" />
        </li>
      ))}
    </ul>
  );
}
