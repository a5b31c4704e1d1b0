import type { ReactNode } from 'react';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import type { Loadable } from '../../../loadable.ts';
import styles from './ResultCount.module.css';

/** The number of results; screen readers announce it whenever it changes. */
export function ResultCount({
  length,
  children,
}: {
  length: Loadable<number>;
  children: (total: number) => ReactNode;
}) {
  return (
    <p className={styles.count} aria-live="polite">
      {length.state === 'ready' ? children(length.value) : null}
      {length.state === 'loading' ? <Skeleton width="6em" /> : null}
    </p>
  );
}
