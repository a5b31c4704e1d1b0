import { useId, type ReactNode } from 'react';
import styles from '../Field/Field.module.css';
import { FieldNote } from '../Field/FieldNote.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type FieldGroupProps = {
  label: ReactNode;
  /** Whether the label is visually hidden. */
  hideLabel?: boolean | undefined;
  /** How to fill it in. */
  hint?: ReactNode;
  /** What is wrong and how to correct it; replaces the hint. */
  error?: string | undefined;
  /** Shown right of the hint, such as a character count. */
  aside?: ReactNode;
  /** Where hint and error are shown; a long group has them above. @default 'below' */
  hintPosition?: 'above' | 'below';
  /** `radiogroup` for options that exclude each other. @default 'group' */
  role?: 'group' | 'radiogroup';
  children: ReactNode;
};

/**
 * Label above, several inputs, hint or error below: the equivalent of Field for a group. It can receive the focus, so
 * that a form can move to a group with an error.
 */
export function FieldGroup({
  label,
  hideLabel = false,
  hint,
  error,
  aside,
  hintPosition = 'below',
  role = 'group',
  children,
}: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset
      tabIndex={-1}
      className={styles.field}
      data-hint={hintPosition}
      role={role}
      aria-describedby={(error ?? hint) ? id : undefined}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
    >
      <legend className={styles.label}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      {children}
      <FieldNote id={id} hint={hint} error={error} aside={aside} />
    </fieldset>
  );
}
