import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './ProfileScreen.module.css';

/** Placeholder of the form. */
export const ProfileSkeleton = () => (
  <div className={styles.form}>
    <Skeleton shape="disc" width="0.96rem" height="0.96rem" />
    <Skeleton shape="block" height="0.44rem" />
    <Skeleton shape="block" width="1.2rem" height="0.44rem" />
  </div>
);
