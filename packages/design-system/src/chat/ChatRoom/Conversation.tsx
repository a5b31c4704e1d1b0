import { useIntl } from 'react-intl';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../elements/WhenReady/WhenReady.tsx';
import { loading, type Loadable } from '../../loadable.ts';
import { MessageList, type MessageListProps } from '../MessageList/MessageList.tsx';
import type { Waiting } from '../waiting.ts';
import { messages } from './ChatRoom.messages.ts';
import styles from './ChatRoom.module.css';

export type ConversationProps = MessageListProps & { past: Waiting; onRetry: () => void };

/** The conversation, or what stands in its place while there is none: it comes, it could not be had, nobody has spoken yet. */
export function Conversation({ past, onRetry, ...list }: ConversationProps) {
  // Messages on their way out are shown whatever becomes of history.
  const isBare = list.lines.length === 0;
  if (isBare) {
    return (
      <div className={styles.instead}>
        <WhenReady of={toLoadable(past)} skeleton={<TalkSkeleton />} onRetry={onRetry}>
          {() => <NobodySpoke />}
        </WhenReady>
      </div>
    );
  }
  if (past.state === 'ready') return <MessageList {...list} />;
  return <MessageList {...list} older={past} hasOlder onAskOlder={onRetry} />;
}

const toLoadable = (past: Waiting): Loadable<true> => {
  if (past.state === 'ready') return { state: 'ready', value: true };
  return past.state === 'failed' ? { state: 'failed', failure: past.failure } : loading;
};

function NobodySpoke() {
  const { formatMessage } = useIntl();
  return <EmptyState title={formatMessage(messages.empty)} text={formatMessage(messages.emptyText)} />;
}

const WIDTHS = ['1.8rem', '2.4rem', '1.4rem', '2rem'];

/** The shape of a talk while it comes. */
const TalkSkeleton = () => (
  <div className={styles.ghosts}>
    {WIDTHS.map((width, index) => (
      <div key={width} className={styles.ghost} data-own={index % 2 ? true : undefined}>
        {index % 2 ? null : <Skeleton shape="disc" />}
        <Skeleton shape="block" width={width} height="0.4rem" />
      </div>
    ))}
  </div>
);
