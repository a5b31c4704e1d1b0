import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';

export type FieldNoteProps = { id: string; hint: ReactNode; error: string | undefined; aside: ReactNode };

/** The hint of a field or what is wrong with it, and what is shown right of that. */
export function FieldNote({ id, hint, error, aside }: FieldNoteProps) {
  const note = error ?? hint;
  if (!note && !aside) return null;
  return (
    <div className={styles.below}>
      {note ? (
        <p id={id} className={error ? styles.error : styles.hint}>
          {error ? <Icon name="alert" size={16} /> : null}
          {note}
        </p>
      ) : null}
      {aside}
    </div>
  );
}
