import type { ReactNode } from 'react';
import styles from './ChoiceCard.module.css';

export type ChoiceCardProps = {
  /** Name of the radio group, shared by cards that exclude each other. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: (value: string) => void;
  children: ReactNode;
  disabled?: boolean;
};

/** One of several options, as an outlined card with a radio button. Put the cards in a fieldset. */
export function ChoiceCard({ name, value, isChosen, onChoose, children, disabled }: ChoiceCardProps) {
  return (
    <label className={styles.card}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        value={value}
        checked={isChosen}
        disabled={disabled}
        onChange={() => onChoose(value)}
      />
      <span className={styles.inside}>{children}</span>
    </label>
  );
}
