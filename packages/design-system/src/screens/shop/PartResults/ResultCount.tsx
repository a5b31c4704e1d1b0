import type { ReactNode } from 'react';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { PartPage } from './PartResults.tsx';
import styles from './ResultCount.module.css';

/** The number of results, said by screen readers whenever it changes. */
export function ResultCount({ results, children }: { results: Loadable<PartPage>; children: (total: number) => ReactNode }) {
  return (
    <p className={styles.count} aria-live="polite">
      {results.state === 'ready' ? children(results.value.total) : null}
      {results.state === 'loading' ? <Skeleton width="6em" /> : null}
    </p>
  );
}
