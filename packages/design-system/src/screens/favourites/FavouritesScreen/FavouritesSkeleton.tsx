import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import styles from './FavouritesScreen.module.css';

const CARDS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Placeholder of the favourites, with the rows of the real cards. */
export const FavouritesSkeleton = () => (
  <>
    <div className={styles.selection} />
    <ul className={styles.grid}>
      {CARDS.map((card) => (
        <li key={card} className={styles.cell}>
          <span className={styles.blank} />
          <Skeleton width="80%" />
          <Skeleton width="50%" />
          <Skeleton width="40%" />
          <Skeleton shape="block" height="0.36rem" />
        </li>
      ))}
    </ul>
  </>
);
