import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './NoticesScreen.module.css';

const ROWS = ['1', '2', '3', '4', '5'];

/** Placeholder of the list of notices. */
export const NoticesSkeleton = () => (
  <ul className={styles.list}>
    {ROWS.map((row) => (
      <li key={row} className={styles.row}>
        <div className={styles.rowLink}>
          <Skeleton shape="disc" width="0.4rem" height="0.4rem" />
          <span className={styles.rowText}>
            <Skeleton width="60%" />
            <Skeleton />
            <Skeleton width="25%" />
          </span>
        </div>
      </li>
    ))}
  </ul>
);

/** Placeholder of an open notice. */
export const OpenSkeleton = () => (
  <div className={styles.openSkeleton}>
    <Skeleton width="50%" />
    <Skeleton width="20%" />
    <Skeleton shape="block" height="1.2rem" />
  </div>
);
