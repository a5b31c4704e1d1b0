import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Field.module.css';

export type FieldProps = {
  label: string;
  /** Whether the label is visually hidden. */
  hideLabel?: boolean | undefined;
  /** How to fill it in, below the input. */
  hint?: string;
  /** What is wrong and how to correct it; replaces the hint. */
  error?: string;
  /** Shown right of the hint, such as a character count. */
  aside?: ReactNode;
  /** Renders the input with the attributes that associate it with its label, hint and error. */
  children: (tie: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
    className: string | undefined;
  }) => ReactNode;
};

/** Label above, input, hint or error below: the layout of all text inputs. */
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
        'aria-describedby': below ? `${id}-below` : undefined,
        'aria-invalid': error ? true : undefined,
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
