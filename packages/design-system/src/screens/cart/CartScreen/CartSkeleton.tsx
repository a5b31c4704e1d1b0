import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { TotalsColumns } from '../../../commerce/TotalsColumns/TotalsColumns.tsx';
import styles from './CartScreen.module.css';

const ROWS = ['60%', '46%', '52%', '64%', '40%', '56%'];

/** Placeholder of the cart while it loads. */
export function CartSkeleton() {
  return (
    <TotalsColumns>
      <div className={styles.lines}>
        {ROWS.map((width) => (
          <div key={width} className={styles.skeleton}>
            <Skeleton shape="block" width="0.56rem" height="0.56rem" />
            <Skeleton width={width} />
          </div>
        ))}
      </div>
      <Skeleton shape="block" height="4rem" />
    </TotalsColumns>
  );
}
