import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import gallery from '../PhotoGallery/PhotoGallery.module.css';
import styles from './ProductScreen.module.css';
import own from './ProductSkeleton.module.css';

/** Placeholder of the product page while it loads. */
export function ProductSkeleton() {
  return (
    <div className={styles.top}>
      <div className={gallery.stage} />
      <div className={own.decision}>
        <Skeleton width="70%" height="0.34rem" />
        <Skeleton width="45%" />
        <Skeleton width="35%" height="0.4rem" />
        <div className={own.colours}>
          {Array.from({ length: 24 }, (_, at) => (
            <Skeleton key={at} shape="disc" width="0.26rem" height="0.26rem" />
          ))}
        </div>
        <Skeleton shape="block" height="0.44rem" />
        <Skeleton shape="block" height="0.44rem" />
      </div>
    </div>
  );
}
