import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Field.module.css';
import { FieldNote } from './FieldNote.tsx';

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
        'aria-describedby': (error ?? hint) ? `${id}-below` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={`${id}-below`} hint={hint} error={error} aside={aside} />
    </div>
  );
}
