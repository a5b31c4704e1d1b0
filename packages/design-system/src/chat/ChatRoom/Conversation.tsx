import { useIntl } from 'react-intl';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../elements/WhenReady/WhenReady.tsx';
import { loading, type Loadable } from '../../loadable.ts';
import { MessageList, type MessageListProps } from '../MessageList/MessageList.tsx';
import type { HistoryStatus } from '../history-status.ts';
import { messages } from './ChatRoom.messages.ts';
import styles from './ChatRoom.module.css';

export type ConversationProps = MessageListProps & { history: HistoryStatus; onRetry: () => void };

/** The conversation; while it is empty, a skeleton, the failure, or an invitation to write. */
export function Conversation({ history, onRetry, ...list }: ConversationProps) {
  // Outgoing messages are shown even if the history fails to load.
  if (list.items.length === 0) {
    return (
      <div className={styles.placeholder}>
        <WhenReady of={toLoadable(history)} skeleton={<ConversationSkeleton />} onRetry={onRetry}>
          {() => <NoMessages />}
        </WhenReady>
      </div>
    );
  }
  if (history.status === 'ready') return <MessageList {...list} />;
  return <MessageList {...list} older={history} hasOlder onLoadOlder={onRetry} />;
}

const toLoadable = (history: HistoryStatus): Loadable<true> => {
  if (history.status === 'ready') return { state: 'ready', value: true };
  return history.status === 'failed' ? { state: 'failed', failure: history.failure } : loading;
};

function NoMessages() {
  const { formatMessage } = useIntl();
  return <EmptyState title={formatMessage(messages.empty)} text={formatMessage(messages.emptyText)} />;
}

const WIDTHS = ['1.8rem', '2.4rem', '1.4rem', '2rem'];

/** The shape of a conversation while it loads. */
const ConversationSkeleton = () => (
  <div className={styles.skeletons}>
    {WIDTHS.map((width, index) => (
      <div key={width} className={styles.skeleton} data-own={index % 2 ? true : undefined}>
        {index % 2 ? null : <Skeleton shape="disc" />}
        <Skeleton shape="block" width={width} height="0.4rem" />
      </div>
    ))}
  </div>
);
