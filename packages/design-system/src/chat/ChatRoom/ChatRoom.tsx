import type { ConversationItem, ConnectionState } from '@shop/chat-client';
import type { Agent, Moment } from '@shop/contracts';
import { memo, useId, useState } from 'react';
import type { Loadable } from '../../loadable.ts';
import type { Place } from '../../places/places.ts';
import { AgentHead } from '../AgentHead/AgentHead.tsx';
import { Announcer } from '../Announcer/Announcer.tsx';
import { Composer, type ComposerProps } from '../Composer/Composer.tsx';
import { ConnectionNotice } from '../ConnectionNotice/ConnectionNotice.tsx';
import type { HistoryStatus } from '../history-status.ts';
import { NoticePanel } from '../NoticePanel/NoticePanel.tsx';
import { shopDay } from '../TimeTag/shop-day.ts';
import { useStableActions } from '../use-stable-actions.ts';
import styles from './ChatRoom.module.css';
import { Conversation } from './Conversation.tsx';

export type ChatRoomProps = {
  connection: ConnectionState;
  agents: readonly Agent[];
  /** The agent who answers now; absent until the first page of history is loaded. */
  agent?: (Agent & { isOnline?: boolean }) | undefined;
  items: readonly ConversationItem[];
  /** The first page of history. */
  history: HistoryStatus;
  /** The next older page. */
  older: HistoryStatus;
  hasOlder: boolean;
  /** How many messages were unread when the chat was opened; announced once. */
  unread: number;
  notice: Loadable<{ html: string }>;
  /** Loads the notice again after a failure; a stable function. */
  onRetryNotice?: (() => void) | undefined;
  /** Who provides technical support. */
  support: string;
  draft: string;
  isMuted: boolean;
  /** For time tags and the countdown. */
  now: Moment;
  /** A text as the server would store it. */
  asStored: (text: string) => string;
  onDraft: (text: string) => void;
  onSend: (text: string) => void;
  onImage: (image: File) => Promise<'sent' | 'wrongKind' | 'tooLarge'>;
  onLoadOlder: () => void;
  /** Repeats at once what failed: loading history, connecting. */
  onRetry: () => void;
  onResend: (key: string) => void;
  onDiscard: (key: string) => void;
  onSwitchAgent: (agentId: string) => void;
  onMute: (isMuted: boolean) => void;
  onEnd: () => void;
  /** Only in the chat window. */
  onClose?: () => void;
  popOut?: Place;
  /** Only in the chat window: the part whose page is below it. */
  asked?: ComposerProps['asked'];
};

// A new message does not change these parts: they are not re-rendered for it.
const Head = memo(AgentHead);
const Connection = memo(ConnectionNotice);
const Compose = memo(Composer);
const Notice = memo(NoticePanel);

/** The complete chat with an agent: header, conversation, composer and the shop’s notice. It fills its container. */
export function ChatRoom({
  connection,
  agents,
  agent,
  items,
  history,
  older,
  hasOlder,
  unread,
  notice,
  support,
  draft,
  isMuted,
  now,
  onRetryNotice,
  onClose,
  popOut,
  asked,
  ...given
}: ChatRoomProps) {
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  const noticeId = useId();
  const { asStored, onDraft, onSend, onImage, onEnd, onSwitchAgent, onMute, ...listEvents } = useStableActions({
    asStored: given.asStored,
    onDraft: given.onDraft,
    onSend: given.onSend,
    onImage: given.onImage,
    onEnd: given.onEnd,
    onSwitchAgent: given.onSwitchAgent,
    onMute: given.onMute,
    onLoadOlder: given.onLoadOlder,
    onRetry: given.onRetry,
    onResend: given.onResend,
    onDiscard: given.onDiscard,
  });
  return (
    <div className={styles.box}>
      <div className={styles.room}>
        <div className={styles.head}>
          <Head
            agents={agents}
            agent={agent}
            isMuted={isMuted}
            isNoticeOpen={isNoticeOpen}
            noticeId={noticeId}
            onSwitchAgent={onSwitchAgent}
            onMute={onMute}
            onNotice={setNoticeOpen}
            onClose={onClose}
            popOut={popOut}
          />
        </div>
        <div className={styles.conversation}>
          <Connection connection={connection} now={now} onRetry={listEvents.onRetry} />
          <Conversation
            items={items}
            history={history}
            older={older}
            hasOlder={hasOlder}
            today={shopDay(now)}
            {...listEvents}
          />
        </div>
        <div className={styles.composer}>
          {/* Without a connection messages wait in the outbox; only after a lost sign-in nothing can be sent. */}
          <Compose
            draft={draft}
            canSend={connection.status !== 'signedOut'}
            asStored={asStored}
            onDraft={onDraft}
            onSend={onSend}
            onImage={onImage}
            onEnd={onEnd}
            asked={asked}
          />
        </div>
        <aside id={noticeId} className={styles.notice} data-open={isNoticeOpen || undefined}>
          <Notice notice={notice} support={support} onRetry={onRetryNotice} />
        </aside>
        <Announcer items={items} isHistoryReady={history.status === 'ready'} unread={unread} />
      </div>
    </div>
  );
}
