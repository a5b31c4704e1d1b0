import { useId } from 'react';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Filters.module.css';

export type SearchFieldProps = { label: string; hint: string; value: string; onChange: (text: string) => void };

/** A text that filters at once. */
export function SearchField({ label, hint, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles.search}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={hint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
