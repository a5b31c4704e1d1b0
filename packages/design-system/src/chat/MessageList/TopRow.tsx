import { memo, useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import type { HistoryStatus } from '../history-status.ts';
import { messages } from './MessageList.messages.ts';
import styles from './MessageList.module.css';

export type TopRowProps = {
  older: HistoryStatus;
  hasOlder: boolean;
  onRetry: () => void;
  /** Called with its height in px. */
  onHeight: (height: number) => void;
};

/**
 * Above the first message: whether there are older ones. It has the same height in each status, so that rows do not
 * move.
 */
export const TopRow = memo(function Top({ onHeight, ...rest }: TopRowProps) {
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (row) onHeight(row.offsetHeight);
    },
    [onHeight],
  );
  return (
    <div ref={measure} className={styles.top} role="status">
      <OlderStatus {...rest} />
    </div>
  );
});

function OlderStatus({ older, hasOlder, onRetry }: Omit<TopRowProps, 'onHeight'>) {
  if (older.status === 'loading') {
    return (
      <>
        <span className={styles.wait} aria-hidden="true" />
        <FormattedMessage {...messages.olderLoading} />
      </>
    );
  }
  if (older.status === 'failed') {
    return (
      <>
        <span className={styles.reason}>{older.failure.message ?? <FormattedMessage {...messages.olderFailed} />}</span>
        <Button look="text" onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      </>
    );
  }
  return hasOlder ? null : <FormattedMessage {...messages.first} />;
}
