import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { COPY } from '../Icon/more-icons.ts';
import styles from './CopyText.module.css';

export type CopyTextProps = {
  text: string;
  /** Puts the text on the clipboard; rejects where the browser refuses. Without it there is no button. */
  onCopy?: ((text: string) => Promise<void> | void) | undefined;
  /** What its button is called, and what is said afterwards. */
  words: { copy: string; copied: string; failed: string };
};

/** A number that can be selected, and copied with one press. */
export function CopyText({ text, onCopy, words }: CopyTextProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const copy = async () => {
    try {
      await onCopy?.(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <span className={styles.copy}>
      <span className={styles.text}>{text}</span>
      {onCopy ? (
        <button
          type="button"
          className={styles.button}
          aria-label={words.copy}
          title={words.copy}
          onClick={() => void copy()}
        >
          {outcome === 'copied' ? <Icon name="check" size={16} /> : <Icon path={COPY} size={16} />}
        </button>
      ) : null}
      <span role="status" className={styles.outcome}>
        {outcome === 'none' ? null : words[outcome]}
      </span>
    </span>
  );
}
