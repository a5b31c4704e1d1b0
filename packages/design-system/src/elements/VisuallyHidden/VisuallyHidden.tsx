import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers that is not visible on the page; a `status` is read when it changes. */
export function VisuallyHidden({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <span className={styles.hidden} role={role}>
      {children}
    </span>
  );
}
