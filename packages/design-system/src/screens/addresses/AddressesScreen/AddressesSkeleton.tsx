import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './AddressesScreen.module.css';

/** Two cards. */
export const AddressesSkeleton = () => (
  <div className={styles.cards}>
    <Skeleton shape="block" height="1.5rem" />
    <Skeleton shape="block" height="1.5rem" />
  </div>
);
