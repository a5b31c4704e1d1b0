import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Messages for those who listen, not seen on the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
