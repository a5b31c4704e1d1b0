import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './ThemeSwitch.messages.ts';
import styles from './ThemeSwitch.module.css';

const CHOICES = ['system', 'light', 'dark'] as const;
/** `system` follows the operating system, also when it changes. */
export type ThemeChoice = (typeof CHOICES)[number];

export type ThemeSwitchProps = {
  choice: ThemeChoice;
  onChoose: (choice: ThemeChoice) => void;
};

/** The choice of theme, as a segmented control. */
export function ThemeSwitch({ choice, onChoose }: ThemeSwitchProps) {
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.label}>
        <FormattedMessage {...messages.label} />
      </legend>
      {CHOICES.map((one) => (
        <label key={one} className={styles.choice}>
          <input type="radio" name={name} value={one} checked={choice === one} onChange={() => onChoose(one)} />
          <FormattedMessage {...messages[one]} />
        </label>
      ))}
    </fieldset>
  );
}
