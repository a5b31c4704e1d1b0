import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { messages } from './CopyNumber.messages.ts';
import styles from './CopyNumber.module.css';

export type CopyNumberProps = {
  number: string;
  /** Puts the number on the clipboard; rejects where the browser refuses. Without it there is no button. */
  onCopy?: ((number: string) => Promise<void> | void) | undefined;
};

/** An order number that can be selected, and copied with one press. */
export function CopyNumber({ number, onCopy }: CopyNumberProps) {
  const { formatMessage } = useIntl();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const copy = async () => {
    try {
      await onCopy?.(number);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <span className={styles.copy}>
      <span className={styles.number}>{number}</span>
      {onCopy ? (
        <button type="button" className={styles.button} aria-label={formatMessage(messages.copy)} title={formatMessage(messages.copy)} onClick={() => void copy()}>
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} size={16} />
        </button>
      ) : null}
      <span role="status" className={styles.outcome}>
        {outcome === 'none' ? null : <FormattedMessage {...messages[outcome]} />}
      </span>
    </span>
  );
}
