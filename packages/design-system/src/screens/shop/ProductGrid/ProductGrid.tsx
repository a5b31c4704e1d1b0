import { Children, type ReactNode } from 'react';
import styles from './ProductGrid.module.css';

export type ProductGridProps = {
  children: ReactNode;
  /** Cards in a row on a full page; two on a phone. @default 4 */
  columns?: 4 | 5 | 6;
  /** Makes all rows equally high, inside a box that knows its width: with room for numbers and colours, or for names alone. */
  rows?: 'facts' | 'names';
};

/** Product cards in rows: pictures, names, prices and buy rows of a row stand on one line. */
export function ProductGrid({ children, columns = 4, rows }: ProductGridProps) {
  return (
    <ul className={styles.grid} data-columns={columns} data-rows={rows}>
      {Children.map(children, (child) => (child ? <li className={styles.cell}>{child}</li> : null))}
    </ul>
  );
}
