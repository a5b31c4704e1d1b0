import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import layout from '../list-page.module.css';
import styles from './SavedListsScreen.module.css';

/** The skeleton of a few lists. */
export const ListSkeleton = () => (
  <ul>
    {['1', '2', '3'].map((row) => (
      <li key={row} className={layout.row}>
        <div className={styles.facts}>
          <span className={styles.file} />
          <Skeleton width="2rem" />
          <Skeleton width="3rem" />
        </div>
      </li>
    ))}
  </ul>
);
