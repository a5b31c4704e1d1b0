import { memo, useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import type { Waiting } from '../waiting.ts';
import { messages } from './MessageList.messages.ts';
import styles from './MessageList.module.css';

export type TopRowProps = {
  older: Waiting;
  hasOlder: boolean;
  onRetry: () => void;
  /** Told its height in px. */
  onHeight: (height: number) => void;
};

/** Above the first message: what is known of older ones. It is as high in each state, so that the list keeps its place. */
export const TopRow = memo(function Top({ onHeight, ...rest }: TopRowProps) {
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (row) onHeight(row.offsetHeight);
    },
    [onHeight],
  );
  return (
    <div ref={measure} className={styles.top} role="status">
      <Messages {...rest} />
    </div>
  );
});

function Messages({ older, hasOlder, onRetry }: Omit<TopRowProps, 'onHeight'>) {
  if (older.state === 'loading') {
    return (
      <>
        <span className={styles.wait} aria-hidden="true" />
        <FormattedMessage {...messages.olderLoading} />
      </>
    );
  }
  if (older.state === 'failed') {
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
