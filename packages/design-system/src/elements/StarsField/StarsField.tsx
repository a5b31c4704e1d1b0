import { useId } from 'react';
import { useIntl } from 'react-intl';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { STAR } from '../Icon/more-icons.ts';
import { messages } from './StarsField.messages.ts';
import styles from './StarsField.module.css';

export type StarsFieldProps = {
  label: string;
  /** Whether the label is only for those who listen. */
  hideLabel?: boolean;
  error?: string | undefined;
  /** 1 to 5; 0 for none yet. */
  value: number;
  onChange: (stars: number) => void;
};

/** What each number of stars stands for, from none on. */
const WORDS = ['none', 'one', 'two', 'three', 'four', 'five'] as const;
const STARS = [1, 2, 3, 4, 5];

/** One to five stars to give: a radio each, said in a word too. */
export function StarsField({ label, hideLabel, error, value, onChange }: StarsFieldProps) {
  const name = useId();
  const { formatMessage } = useIntl();
  const wordOf = (star: number) => formatMessage(messages[WORDS[star] ?? 'none']);
  return (
    <FieldGroup label={label} hideLabel={hideLabel} error={error} role="radiogroup">
      <div className={styles.row}>
        <span className={styles.stars}>
          {STARS.map((star) => (
            <label key={star} className={styles.star} data-lit={star <= value || undefined}>
              <input
                type="radio"
                name={name}
                value={star}
                checked={star === value}
                aria-label={formatMessage(messages.star, { star, word: wordOf(star) })}
                onChange={() => onChange(star)}
              />
              <Icon path={STAR} size={24} />
            </label>
          ))}
        </span>
        <span className={styles.word} aria-hidden="true">
          {wordOf(value)}
        </span>
      </div>
    </FieldGroup>
  );
}
