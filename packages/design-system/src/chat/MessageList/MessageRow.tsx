import type { ConversationLine } from '@shop/chat-client';
import type { Moment } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Avatar } from '../../elements/Avatar/Avatar.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { DeliveryMark } from '../DeliveryMark/DeliveryMark.tsx';
import { MessageBubble } from '../MessageBubble/MessageBubble.tsx';
import { TimeTag } from '../TimeTag/TimeTag.tsx';
import { TurnLine } from '../TurnLine/TurnLine.tsx';
import { messages } from './MessageList.messages.ts';
import styles from './MessageList.module.css';

/** What a row can ask for. The object stays the same, so that rows are drawn anew only when their line changed. */
export type RowActions = {
  resend: (key: string) => void;
  discard: (key: string) => void;
  fold: (key: string, isUnfolded: boolean) => void;
  enlarge: (url: string) => void;
};

export type MessageRowProps = {
  line: ConversationLine;
  /** When a pause ended before this line; absent without a pause. */
  resumedAt: Moment | undefined;
  /** The shop's day, where `resumedAt` is told. */
  today: number | undefined;
  /** Whether the line before is of somebody else: the first of a run shows the face. */
  isRunStart: boolean;
  /** Whether it says that it was delivered: only the newest own message does. */
  saysDelivered: boolean;
  isUnfolded: boolean;
  actions: RowActions;
};

/** One line of the conversation. Its room below is inside it, since the list measures rows without their margins. */
export function MessageRow({ line, resumedAt, today, ...rest }: MessageRowProps) {
  return (
    <>
      {resumedAt === undefined || today === undefined ? null : <TimeTag moment={resumedAt} today={today} />}
      {line.type === 'turn' ? <TurnLine agent={line.agent} /> : <Said line={line} {...rest} />}
    </>
  );
}

type SaidProps = Omit<MessageRowProps, 'line' | 'resumedAt' | 'today'> & {
  line: Exclude<ConversationLine, { type: 'turn' }>;
};

function Said({ line, isRunStart, saysDelivered, isUnfolded, actions }: SaidProps) {
  const isOwn = line.type === 'outgoing' || line.isOwn;
  const { senderName, avatar } = line.type === 'message' ? line.message : { senderName: '', avatar: '' };
  return (
    <div className={styles.said} data-key={line.key} data-own={isOwn || undefined}>
      {isOwn ? null : (
        <span className={styles.face}>{isRunStart ? <Avatar name={senderName} url={avatar} /> : null}</span>
      )}
      <MessageBubble
        of={line.type === 'message' ? { message: line.message } : { outgoing: line.outgoing }}
        isOwn={isOwn}
        speaker={
          <VisuallyHidden>
            <FormattedMessage
              {...(isOwn ? messages.me : messages.speaker)}
              values={{ name: senderName || <FormattedMessage {...messages.agent} /> }}
            />
          </VisuallyHidden>
        }
        isUnfolded={isUnfolded}
        onFold={(unfolded) => actions.fold(line.key, unfolded)}
        onEnlarge={actions.enlarge}
      />
      {line.type === 'outgoing' || saysDelivered ? (
        <DeliveryMark
          of={line.type === 'outgoing' ? line.outgoing.standing : { at: 'confirmed', by: line.confirmedBy ?? 'echo' }}
          onResend={() => actions.resend(line.key)}
          onDiscard={() => actions.discard(line.key)}
        />
      ) : null}
    </div>
  );
}
