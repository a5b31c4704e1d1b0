import type { ReactNode } from 'react';
import styles from './SkipTo.module.css';

export type SkipToProps = {
  /** Id of what gets the focus; it needs `tabIndex={-1}`. */
  id: string;
  children: ReactNode;
  /** Whether the page stays where it is, because what gets the focus floats. */
  staysPut?: boolean;
};

/** A stop of the keyboard that jumps over many others. Seen only when focused. */
export function SkipTo({ id, children, staysPut = false }: SkipToProps) {
  return (
    <a
      href={`#${id}`}
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus({ preventScroll: staysPut });
      }}
    >
      {children}
    </a>
  );
}
