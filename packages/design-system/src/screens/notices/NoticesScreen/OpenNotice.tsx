import type { Notice } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { SafeHtml } from '../../../elements/SafeHtml/SafeHtml.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { isHtml } from '../notice-content.ts';
import { useNoticeText } from '../use-notice-text.ts';
import { placeOfOrder } from '../../../places/place-of-order.ts';
import { messages } from './NoticesScreen.messages.ts';
import type { NoticesScreenProps } from './NoticesScreen.tsx';
import styles from './NoticesScreen.module.css';
import { OpenSkeleton } from './NoticesSkeleton.tsx';
import { SubjectIcon } from './SubjectIcon.tsx';

type OpenNoticeProps = Pick<NoticesScreenProps, 'open' | 'onDelete' | 'onMarkUnread' | 'onRetryOpen'> & {
  hasNotices: boolean;
};

/** The reading pane: the open notice, or the hint to choose one. */
export function OpenNotice({ open, hasNotices, onRetryOpen, ...actions }: OpenNoticeProps) {
  if (!open)
    return hasNotices ? (
      <div className={styles.hint}>
        <Icon name="envelope" size={24} />
        <p>
          <FormattedMessage {...messages.choose} />
        </p>
      </div>
    ) : null;
  const isGone = open.notice.state === 'failed' && open.notice.failure.kind === 'gone';
  return (
    <section className={styles.pane}>
      <p className={styles.back}>
        <Link to={{ name: 'messages' }}>
          <Icon name="chevronLeft" size={16} />
          <FormattedMessage {...messages.back} />
        </Link>
      </p>
      <div data-opened={open.id} className={styles.opened}>
        <WhenReady
          of={open.notice}
          skeleton={<OpenSkeleton />}
          onRetry={isGone ? undefined : onRetryOpen}
          list={{ name: 'messages' }}
        >
          {(notice) => <OpenedNotice notice={notice} {...actions} />}
        </WhenReady>
      </div>
    </section>
  );
}

type OpenedNoticeProps = Pick<NoticesScreenProps, 'onDelete' | 'onMarkUnread'> & { notice: Notice };

function OpenedNotice({ notice, onDelete, onMarkUnread }: OpenedNoticeProps) {
  const { titleOf } = useNoticeText();
  const { subject, content, sentAgo, orderNumber } = notice;
  return (
    <article aria-label={titleOf(notice)}>
      <header className={styles.openHead}>
        <SubjectIcon subject={subject} />
        <div>
          <h2>{titleOf(notice)}</h2>
          {sentAgo === undefined ? null : <p className={styles.quiet}>{sentAgo}</p>}
        </div>
      </header>
      <div className={styles.content}>
        {isHtml(content) ? <SafeHtml html={content} profile="notice" /> : <p className={styles.plain}>{content}</p>}
      </div>
      <div className={styles.openActions}>
        {orderNumber === undefined ? null : <MainLink to={placeOfOrder(orderNumber)} text={messages.toOrder} />}
        {subject === 'toppedUp' || subject === 'topUpRefunded' ? (
          <MainLink to={{ name: 'balance' }} text={messages.toBalance} />
        ) : null}
        <Button look="text" onClick={() => onMarkUnread(notice)}>
          <FormattedMessage {...messages.markUnread} />
        </Button>
        <Button look="text" onClick={() => onDelete(notice)}>
          <FormattedMessage {...messages.delete} />
        </Button>
      </div>
    </article>
  );
}
