import type { ConversationLine, LineState } from '@shop/chat-client';
import type { Agent, Moment } from '@shop/contracts';
import { memo, useId, useState } from 'react';
import type { Loadable } from '../../loadable.ts';
import type { Place } from '../../places/places.ts';
import { AgentHead } from '../AgentHead/AgentHead.tsx';
import { Announcer } from '../Announcer/Announcer.tsx';
import { Composer } from '../Composer/Composer.tsx';
import { LineNote } from '../LineNote/LineNote.tsx';
import { NoticePanel } from '../NoticePanel/NoticePanel.tsx';
import { shopDay } from '../TimeTag/shop-day.ts';
import { useStableActions } from '../use-stable-actions.ts';
import type { Waiting } from '../waiting.ts';
import styles from './ChatRoom.module.css';
import { Conversation } from './Conversation.tsx';

export type ChatRoomProps = {
  line: LineState;
  agents: readonly Agent[];
  /** Who answers now; absent until the first page of history has told. */
  agent?: (Agent & { isOnline?: boolean }) | undefined;
  lines: readonly ConversationLine[];
  /** The first page of history. */
  past: Waiting;
  /** The next older page. */
  older: Waiting;
  hasOlder: boolean;
  /** Unread when the room was opened, said once. */
  unread: number;
  notice: Loadable<{ html: string }>;
  /** The technical-support line. */
  support: string;
  draft: string;
  isMuted: boolean;
  /** For time tags and the countdown. */
  now: Moment;
  /** What the server would keep of a text. */
  asStored: (text: string) => string;
  onDraft: (text: string) => void;
  onSend: (text: string) => void;
  onImage: (image: File) => Promise<'kept' | 'wrongKind' | 'tooLarge'>;
  onAskOlder: () => void;
  /** Tries again at once what failed: history, connection. */
  onRetry: () => void;
  onResend: (key: string) => void;
  onDiscard: (key: string) => void;
  onTurnTo: (agentId: string) => void;
  onMute: (isMuted: boolean) => void;
  onEnd: () => void;
  /** Only in the popup. */
  onClose?: () => void;
  popOut?: Place;
};

// What a new message does not change is not drawn anew for it.
const Head = memo(AgentHead);
const Note = memo(LineNote);
const Write = memo(Composer);
const Notice = memo(NoticePanel);

/** The chat with an agent, whole: who answers, the conversation, where one writes, and the shop's notice. It fills the box it is given. */
export function ChatRoom({
  line,
  agents,
  agent,
  lines,
  past,
  older,
  hasOlder,
  unread,
  notice,
  support,
  draft,
  isMuted,
  now,
  onClose,
  popOut,
  ...given
}: ChatRoomProps) {
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  const noticeId = useId();
  const { asStored, onDraft, onSend, onImage, onEnd, onTurnTo, onMute, ...listEvents } = useStableActions({
    asStored: given.asStored,
    onDraft: given.onDraft,
    onSend: given.onSend,
    onImage: given.onImage,
    onEnd: given.onEnd,
    onTurnTo: given.onTurnTo,
    onMute: given.onMute,
    onAskOlder: given.onAskOlder,
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
            onTurnTo={onTurnTo}
            onMute={onMute}
            onNotice={setNoticeOpen}
            onClose={onClose}
            popOut={popOut}
          />
        </div>
        <div className={styles.talk}>
          <Note line={line} now={now} onRetry={listEvents.onRetry} />
          <Conversation
            lines={lines}
            past={past}
            older={older}
            hasOlder={hasOlder}
            today={shopDay(now)}
            {...listEvents}
          />
        </div>
        <div className={styles.write}>
          {/* What is written while the line is cut waits in the outbox; only a lost sign-in makes it pointless to go on. */}
          <Write
            draft={draft}
            canSend={line.at !== 'signedOut'}
            asStored={asStored}
            onDraft={onDraft}
            onSend={onSend}
            onImage={onImage}
            onEnd={onEnd}
          />
        </div>
        <aside id={noticeId} className={styles.notice} data-open={isNoticeOpen || undefined}>
          <Notice notice={notice} support={support} />
        </aside>
        <Announcer lines={lines} isPastHere={past.state === 'ready'} unread={unread} />
      </div>
    </div>
  );
}
