import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { messages } from './Turntable.messages.ts';
import styles from './Turntable.module.css';
import type { ViewerStatus } from './turning-state.ts';

/** In a corner of the picture: that it can be turned, that it is loading, or why it cannot. */
export function TurnStatus({ status, onRetry }: { status: ViewerStatus; onRetry: () => void }) {
  if (status === 'ready') return null;
  return (
    <p className={styles.status} role={status === 'still' ? undefined : 'status'}>
      <FormattedMessage {...messages[status === 'still' ? 'hint' : status]} />
      {status === 'failed' ? (
        <Button look="text" size="small" onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      ) : null}
    </p>
  );
}
