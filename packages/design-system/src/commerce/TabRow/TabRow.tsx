import type { ReactNode } from 'react';
import { Link } from '../../elements/Link/Link.tsx';
import type { Place } from '../../places/places.ts';
import styles from './TabRow.module.css';

export type Tab = { key: string; to: Place; label: ReactNode; isCurrent: boolean };

/** A row of links that look like tabs: one for each view of a page. */
export const TabRow = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav aria-label={label} className={styles.tabs}>
    <ul>
      {tabs.map((tab) => (
        <li key={tab.key}>
          <Link to={tab.to} look="plain" className={styles.tab} aria-current={tab.isCurrent ? 'page' : undefined}>
            {tab.label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
