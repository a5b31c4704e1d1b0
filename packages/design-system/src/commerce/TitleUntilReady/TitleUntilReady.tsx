import type { ReactNode } from 'react';
import type { Loadable } from '../../loadable.ts';
import styles from './TitleUntilReady.module.css';

/** The title of a page while it loads or when that failed; what is loaded has a title of its own. */
export const TitleUntilReady = ({ of, children }: { of: Loadable<unknown>; children: ReactNode }) =>
  of.state === 'ready' ? null : <h1 className={styles.title}>{children}</h1>;
