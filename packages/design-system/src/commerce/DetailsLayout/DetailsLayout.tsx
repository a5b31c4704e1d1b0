import type { ReactNode } from 'react';
import { HeadRow } from '../HeadRow/HeadRow.tsx';
import styles from './DetailsLayout.module.css';

/** The page of a refund or a repair request: its head and sections, one below the other. */
export const DetailsLayout = ({ children }: { children: ReactNode }) => (
  <article className={styles.details}>{children}</article>
);

export type DetailsHeadProps = {
  title: ReactNode;
  /** What the shopper can do now. */
  actions: ReactNode;
  /** What happens next. */
  children: ReactNode;
};

/** The state as a title, what happens next, and the actions beside it. */
export const DetailsHead = ({ title, actions, children }: DetailsHeadProps) => (
  <HeadRow>
    <div className={styles.title}>
      <h1>{title}</h1>
      {children}
    </div>
    {actions}
  </HeadRow>
);

/** The label of the state, then further facts. */
export const StatusLine = ({ children }: { children: ReactNode }) => <p className={styles.line}>{children}</p>;

/** Facts beside the amount, or above it on phones. */
export const DetailsColumns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);
