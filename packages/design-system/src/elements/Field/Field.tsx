import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Field.module.css';

export type FieldProps = {
  label: string;
  /** Whether the label is only for those who listen. */
  hideLabel?: boolean | undefined;
  /** How to fill it, below the box. */
  hint?: string;
  /** What is wrong and what to do, in place of the hint. */
  error?: string;
  /** Stands right of the hint, such as a count. */
  aside?: ReactNode;
  /** Draws the box; gives it the attributes that tie it to its label, hint and error. */
  children: (tie: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
    className: string | undefined;
  }) => ReactNode;
};

/** Label above, box, hint or error below: the frame of every box to type in. */
export function Field({ label, hideLabel = false, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const below = error ?? hint;
  const labelling = (
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  );
  return (
    <div className={styles.field}>
      {hideLabel ? <VisuallyHidden>{labelling}</VisuallyHidden> : labelling}
      {children({
        id,
        className: styles.box,
        ...(below ? { 'aria-describedby': `${id}-below` } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {below || aside ? (
        <div className={styles.below}>
          {below ? (
            <p id={`${id}-below`} className={error ? styles.error : styles.hint}>
              {error ? <Icon name="alert" size={16} /> : null}
              {below}
            </p>
          ) : null}
          {aside}
        </div>
      ) : null}
    </div>
  );
}
