import type { ReactNode } from 'react';
import styles from './SkipTo.module.css';

export type SkipToProps = {
  /** Id of the element to focus; it needs `tabIndex={-1}`. */
  id: string;
  children: ReactNode;
  /** Whether the page does not scroll, because the focused element is fixed. */
  staysPut?: boolean;
};

/** A skip link: moves the focus past many controls. Visible only when focused. */
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
