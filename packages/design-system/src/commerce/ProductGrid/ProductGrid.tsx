import { Children, type ReactNode } from 'react';
import styles from './ProductGrid.module.css';

export type ProductGridProps = {
  children: ReactNode;
  /** Cards per row on a desktop page; two on a phone. @default 4 */
  columns?: 4 | 5 | 6;
  /**
   * Gives all rows the same height: with room for part numbers and colours (`facts`), or for names only. The parent
   * must be a size container.
   */
  rows?: 'facts' | 'names';
};

/** Product cards in rows; pictures, names, prices and buy rows line up within each row. */
export function ProductGrid({ children, columns = 4, rows }: ProductGridProps) {
  return (
    <ul className={styles.grid} data-columns={columns} data-rows={rows}>
      {Children.map(children, (child) => (child ? <li className={styles.cell}>{child}</li> : null))}
    </ul>
  );
}
