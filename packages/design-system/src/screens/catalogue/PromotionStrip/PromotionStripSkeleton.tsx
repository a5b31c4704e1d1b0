import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import type { Promotion } from './live-promotion.ts';
import styles from './PromotionStrip.module.css';

/** As high as the strip of a promotion, whose code only the products of one load. */
export const PromotionStripSkeleton = ({ kind }: Pick<Promotion, 'kind'>) => (
  <div className={styles.strip} data-kind={kind}>
    <p className={styles.head}>
      <Skeleton width="40%" />
    </p>
    {kind === 'flash' ? <div className={styles.bar} /> : null}
    <p className={styles.terms}>
      <Skeleton width="60%" />
    </p>
  </div>
);
