import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { COPY } from '../Icon/more-icons.ts';
import styles from './CopyText.module.css';

export type CopyTextProps = {
  text: string;
  /** Copies the text; rejects where the browser refuses. Without it there is no button. */
  onCopy?: ((text: string) => Promise<void> | void) | undefined;
  /** The label of the button, and what is announced after a click. */
  texts: { copy: string; copied: string; failed: string };
};

/** A number that can be selected, or copied with one click. */
export function CopyText({ text, onCopy, texts }: CopyTextProps) {
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
          aria-label={texts.copy}
          title={texts.copy}
          onClick={() => void copy()}
        >
          {outcome === 'copied' ? <Icon name="check" size={16} /> : <Icon path={COPY} size={16} />}
        </button>
      ) : null}
      <span role="status" className={styles.outcome}>
        {outcome === 'none' ? null : texts[outcome]}
      </span>
    </span>
  );
}
