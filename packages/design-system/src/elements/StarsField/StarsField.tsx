import { useId } from 'react';
import { useIntl } from 'react-intl';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { STAR } from '../Icon/more-icons.ts';
import { messages } from './StarsField.messages.ts';
import styles from './StarsField.module.css';

export type StarsFieldProps = {
  label: string;
  /** Whether the label is visually hidden. */
  hideLabel?: boolean;
  error?: string | undefined;
  /** 1 to 5; 0 for none yet. */
  value: number;
  onChange: (stars: number) => void;
};

/** The meaning of each number of stars, beginning with none. */
const MEANINGS = ['none', 'one', 'two', 'three', 'four', 'five'] as const;
const STARS = [1, 2, 3, 4, 5];

/** A rating of one to five stars: a radio button each, with its meaning as text. */
export function StarsField({ label, hideLabel, error, value, onChange }: StarsFieldProps) {
  const name = useId();
  const { formatMessage } = useIntl();
  const messageText = (star: number) => formatMessage(messages[MEANINGS[star] ?? 'none']);
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
                aria-label={formatMessage(messages.star, { star, word: messageText(star) })}
                onChange={() => onChange(star)}
              />
              <Icon path={STAR} size={24} />
            </label>
          ))}
        </span>
        <span className={styles.word} aria-hidden="true">
          {messageText(value)}
        </span>
      </div>
    </FieldGroup>
  );
}
