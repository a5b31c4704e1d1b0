import type { Notice } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { AccountFrame } from '../../../layout/AccountFrame/AccountFrame.tsx';
import type { Loadable } from '../../../loadable.ts';
import { NoNotices } from './NoNotices.tsx';
import { NoticeList } from './NoticeList.tsx';
import { messages } from './NoticesScreen.messages.ts';
import styles from './NoticesScreen.module.css';
import { NoticesActions } from './NoticesActions.tsx';
import { NoticesSkeleton } from './NoticesSkeleton.tsx';
import { OpenNotice } from './OpenNotice.tsx';
import { ServiceEntry } from './ServiceEntry.tsx';
import { useFocusOnOpen } from './use-focus-on-open.ts';

export type NoticesScreenProps = {
  /** Newest first, page by page. */
  notices: Loadable<readonly Notice[]>;
  /** Whether the server has notices at all. */
  isOffered: boolean;
  hasMore: boolean;
  /** Whether the next page is loading. */
  isLoadingMore?: boolean;
  onMore: () => void;
  /** The notice that the address names; it may be older than those in the list. */
  open?: { id: string; notice: Loadable<Notice> } | undefined;
  /** Changes of all notices that are in progress. */
  busy?: ReadonlySet<'markAllRead' | 'deleteAll'>;
  onMarkAllRead: () => void;
  /** Called after the question was answered: it cannot be undone. */
  onDeleteAll: () => void;
  onDelete: (notice: Notice) => void;
  onMarkUnread: (notice: Notice) => void;
  /** Opens the chat with the agents. */
  onChat: () => void;
  onRetry: () => void;
  /** Loads the open notice again. */
  onRetryOpen: () => void;
};

/** The shop's notices to the shopper: the list, and beside it (on phones instead of it) the one that is open. */
export function NoticesScreen(props: NoticesScreenProps) {
  const { notices, isOffered, open, onChat, onRetry } = props;
  const page = useFocusOnOpen(open?.id);
  return (
    <AccountFrame current="messages" isWaiting={isOffered && notices.state === 'loading'}>
      <div ref={page} data-open={open !== undefined || undefined} className={styles.page}>
        <div className={styles.head}>
          <h1>
            <FormattedMessage {...messages.title} />
          </h1>
          <NoticesActions {...props} />
        </div>
        <div className={styles.columns}>
          <div className={styles.side}>
            <ServiceEntry onChat={onChat} />
            {isOffered ? (
              <WhenReady of={notices} skeleton={<NoticesSkeleton />} onRetry={onRetry}>
                {(all) => (all.length === 0 ? <NoNotices /> : <NoticeList {...props} notices={all} />)}
              </WhenReady>
            ) : (
              <NoNotices isLacking />
            )}
          </div>
          <OpenNotice {...props} hasNotices={notices.state === 'ready' && notices.value.length > 0} />
        </div>
      </div>
    </AccountFrame>
  );
}
