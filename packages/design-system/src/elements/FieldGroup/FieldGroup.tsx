import { useId, type ReactNode } from 'react';
import styles from '../Field/Field.module.css';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type FieldGroupProps = {
  label: ReactNode;
  /** Whether the label is only for those who listen. */
  hideLabel?: boolean | undefined;
  /** How to fill it, below. */
  hint?: ReactNode;
  /** What is wrong and what to do, in place of the hint. */
  error?: string | undefined;
  /** Stands right of the hint, such as a count. */
  aside?: ReactNode;
  /** Where hint and error stand; a long group says them first. @default 'below' */
  words?: 'above' | 'below';
  /** For choices that exclude each other. @default 'group' */
  role?: 'group' | 'radiogroup';
  children: ReactNode;
};

/** Label above, several things to choose, hint or error below: what Field is for a box to type in. It can take the focus, for whoever has to mend it. */
export function FieldGroup({
  label,
  hideLabel = false,
  hint,
  error,
  aside,
  words = 'below',
  role = 'group',
  children,
}: FieldGroupProps) {
  const id = useId();
  const below = error ?? hint;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of its two roles only one is its own
    <fieldset
      tabIndex={-1}
      className={styles.field}
      data-words={words}
      role={role}
      aria-describedby={below ? id : undefined}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
    >
      <legend className={styles.label}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      {children}
      {below || aside ? (
        <div className={styles.below}>
          {below ? (
            <p id={id} className={error ? styles.error : styles.hint}>
              {error ? <Icon name="alert" size={16} /> : null}
              {below}
            </p>
          ) : null}
          {aside}
        </div>
      ) : null}
    </fieldset>
  );
}
