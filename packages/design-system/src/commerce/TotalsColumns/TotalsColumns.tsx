import type { ReactNode } from 'react';
import styles from './TotalsColumns.module.css';

/** What is bought beside its totals, or above them where there is less space. */
export const TotalsColumns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);
