import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { ConfirmButton } from '../../../elements/ConfirmButton/ConfirmButton.tsx';
import { messages } from './NoticesScreen.messages.ts';
import type { NoticesScreenProps } from './NoticesScreen.tsx';
import styles from './NoticesScreen.module.css';

type NoticesActionsProps = Pick<NoticesScreenProps, 'notices' | 'hasMore' | 'busy' | 'onMarkAllRead' | 'onDeleteAll'>;

/** Counts of the notices, where all are loaded, and the actions on all of them. */
export function NoticesActions({ notices, hasMore, busy, onMarkAllRead, onDeleteAll }: NoticesActionsProps) {
  const { formatMessage } = useIntl();
  if (notices.state !== 'ready' || notices.value.length === 0) return null;
  const unread = notices.value.filter(({ isUnread }) => isUnread).length;
  return (
    <>
      <p role="status" className={styles.total}>
        {hasMore ? null : <FormattedMessage {...messages.total} values={{ count: notices.value.length }} />}
        {hasMore || unread === 0 ? null : (
          <span className={styles.unreadCount}>
            <FormattedMessage {...messages.unreadCount} values={{ count: unread }} />
          </span>
        )}
      </p>
      <div className={styles.actions}>
        {hasMore || unread > 0 ? (
          <Button isBusy={busy?.has('markAllRead')} onClick={onMarkAllRead}>
            <FormattedMessage {...messages.markAllRead} />
          </Button>
        ) : null}
        <ConfirmButton
          look="outline"
          isBusy={busy?.has('deleteAll')}
          texts={{
            ask: formatMessage(messages.deleteAll),
            question: formatMessage(messages.deleteAllQuestion),
            yes: formatMessage(messages.deleteAllYes),
            no: formatMessage(messages.deleteAllNo),
          }}
          onConfirm={onDeleteAll}
        />
      </div>
    </>
  );
}
