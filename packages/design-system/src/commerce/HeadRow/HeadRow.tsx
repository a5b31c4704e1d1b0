import type { ReactNode } from 'react';
import styles from './HeadRow.module.css';

/** The top of a page: its title, and its actions at the other end. */
export const HeadRow = ({ children }: { children: ReactNode }) => <header className={styles.head}>{children}</header>;
