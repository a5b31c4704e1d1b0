import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Checkbox.module.css';

export type CheckboxProps = {
  label: ReactNode;
  isChecked: boolean;
  /** Whether some, but not all, of the items it represents are checked. */
  isMixed?: boolean;
  onChange: (isChecked: boolean) => void;
  /** Whether the label is visually hidden. */
  hideLabel?: boolean;
};

/** A checkbox; a mixed one becomes checked. */
export function Checkbox({ label, isChecked, isMixed = false, onChange, hideLabel = false }: CheckboxProps) {
  const showMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isMixed;
  };
  return (
    <label className={styles.checkbox} data-bare={hideLabel || undefined}>
      <input
        ref={showMixed}
        type="checkbox"
        className={styles.input}
        checked={isChecked && !isMixed}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.box} aria-hidden="true">
        <svg viewBox="0 0 16 16" className={styles.mark}>
          <path d={isMixed ? 'M4 8h8' : 'm3.5 8.3 3 3 6-6.3'} />
        </svg>
      </span>
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  );
}
