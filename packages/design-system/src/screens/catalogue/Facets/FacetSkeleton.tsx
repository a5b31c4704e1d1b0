import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './FacetSkeleton.module.css';

/** Placeholder of the filter column while it loads. */
export function FacetSkeleton() {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: 12 }, (_, at) => (
        <Skeleton key={at} width={`${4 + (at % 3)}em`} />
      ))}
    </div>
  );
}
