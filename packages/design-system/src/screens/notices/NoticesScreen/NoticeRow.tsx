import type { Notice } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { TRASH } from '../../../elements/Icon/more-icons.ts';
import { Link } from '../../../elements/Link/Link.tsx';
import { excerptOf } from '../notice-content.ts';
import { useNoticeText } from '../use-notice-text.ts';
import { messages } from './NoticesScreen.messages.ts';
import type { NoticesScreenProps } from './NoticesScreen.tsx';
import styles from './NoticesScreen.module.css';
import { SubjectIcon } from './SubjectIcon.tsx';

type NoticeRowProps = Pick<NoticesScreenProps, 'onDelete'> & { notice: Notice; isOpen: boolean };

/** A notice in the list: its link opens it. */
export function NoticeRow({ notice, isOpen, onDelete }: NoticeRowProps) {
  const { formatMessage } = useIntl();
  const { titleOf } = useNoticeText();
  const { id, subject, content, isUnread, sentAgo } = notice;
  const title = titleOf(notice);
  return (
    <li className={styles.row} data-unread={isUnread || undefined} data-current={isOpen || undefined}>
      <Link
        to={{ name: 'messages', id }}
        look="plain"
        className={styles.rowLink}
        aria-current={isOpen || undefined}
        data-notice={id}
      >
        <SubjectIcon subject={subject} />
        <span className={styles.rowText}>
          <span className={styles.rowTitle}>{title}</span>
          <span className={styles.excerpt}>{excerptOf(content)}</span>
          <span className={styles.meta}>
            {isUnread ? (
              <span className={styles.unread}>
                <FormattedMessage {...messages.unread} />
              </span>
            ) : null}
            {sentAgo === undefined ? null : <span>{sentAgo}</span>}
          </span>
        </span>
      </Link>
      <button
        type="button"
        className={styles.delete}
        aria-label={formatMessage(messages.deleteNamed, { title })}
        data-remove
        onClick={() => onDelete(notice)}
      >
        <Icon path={TRASH} />
      </button>
    </li>
  );
}
