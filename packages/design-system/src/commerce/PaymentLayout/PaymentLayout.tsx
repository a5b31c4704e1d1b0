import type { ReactNode } from 'react';
import styles from './PaymentLayout.module.css';

/** What is paid beside the ways to pay it, or above them where there is less space. */
export const PaymentColumns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);

/** The ways to pay, one below the other. */
export const PaymentMethods = ({ children }: { children: ReactNode }) => (
  <div className={styles.methods}>{children}</div>
);

/** A way to pay. */
export const PaymentMethod = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className={styles.method}>
    <h2>{title}</h2>
    {children}
  </section>
);
