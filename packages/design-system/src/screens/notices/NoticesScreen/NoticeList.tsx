import type { Notice } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoreButton } from '../../../elements/MoreButton/MoreButton.tsx';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { messages } from './NoticesScreen.messages.ts';
import type { NoticesScreenProps } from './NoticesScreen.tsx';
import styles from './NoticesScreen.module.css';

type NoticeListProps = Pick<NoticesScreenProps, 'hasMore' | 'isLoadingMore' | 'onMore' | 'open' | 'onDelete'> & {
  notices: readonly Notice[];
};

/** The notices, and the button for older ones. The focus stays in the list when one is deleted. */
export function NoticeList({ notices, hasMore, isLoadingMore, onMore, open, onDelete }: NoticeListProps) {
  const { formatMessage } = useIntl();
  const list = useFocusAfterRemoval<HTMLUListElement>(notices.length);
  return (
    <>
      <ul ref={list} aria-label={formatMessage(messages.list)} className={styles.list}>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} isOpen={notice.id === open?.id} onDelete={onDelete} />
        ))}
      </ul>
      <MoreButton hasMore={hasMore} isLoadingMore={isLoadingMore} onMore={onMore}>
        <FormattedMessage {...messages.more} />
      </MoreButton>
    </>
  );
}
