import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './AccountScreen.module.css';

/** Placeholder of the shopper and of what they have. */
export const AccountHeadSkeleton = () => (
  <>
    <div className={styles.head}>
      <Skeleton shape="disc" width="0.56rem" height="0.56rem" />
      <div className={styles.shopper}>
        <Skeleton width="1.4rem" height="0.28rem" />
        <Skeleton width="1.8rem" />
      </div>
    </div>
    <Skeleton shape="block" height="0.96rem" />
  </>
);
