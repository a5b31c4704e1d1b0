import type { ReactNode, Ref } from 'react';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import styles from './ListRow.module.css';

/** A list of orders or requests; the container whose width its rows query. */
export const RowList = ({ ref, children }: { ref?: Ref<HTMLUListElement>; children: ReactNode }) => (
  <ul ref={ref} className={styles.list}>
    {children}
  </ul>
);

export type ListRowProps = {
  /** Name of the row, for screen readers. */
  label: string;
  /** Its date and number. */
  foot: ReactNode;
  /** The actions beside the first one. */
  others: ReactNode;
  /** What came of the last action. */
  outcome: ReactNode;
  /** The line with the contents. */
  children: ReactNode;
};

/** An order or request in a list. */
export const ListRow = ({ label, foot, others, outcome, children }: ListRowProps) => (
  <article className={styles.row} aria-label={label}>
    {children}
    <div className={styles.foot}>
      {foot}
      {others ? <span className={styles.others}>{others}</span> : null}
    </div>
    {outcome}
  </article>
);

/** Placeholder of a list. */
export const RowsSkeleton = ({ rows, height }: { rows: number; height: string }) => (
  <RowList>
    {Array.from({ length: rows }, (_, row) => (
      <li key={row}>
        <div className={styles.row}>
          <Skeleton shape="block" height={height} />
          <Skeleton width="40%" />
        </div>
      </li>
    ))}
  </RowList>
);
