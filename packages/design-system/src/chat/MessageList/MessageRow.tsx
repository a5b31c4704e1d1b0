import type { ConversationItem } from '@shop/chat-client';
import type { Moment } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Avatar } from '../../elements/Avatar/Avatar.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { AgentChangeNotice } from '../AgentChangeNotice/AgentChangeNotice.tsx';
import { DeliveryLabel } from '../DeliveryLabel/DeliveryLabel.tsx';
import { MessageBubble } from '../MessageBubble/MessageBubble.tsx';
import { TimeTag } from '../TimeTag/TimeTag.tsx';
import { messages } from './MessageList.messages.ts';
import styles from './MessageList.module.css';

/** What a row can trigger. The object stays the same, so that rows re-render only when their item changes. */
export type RowActions = {
  resend: (key: string) => void;
  discard: (key: string) => void;
  fold: (key: string, isUnfolded: boolean) => void;
  enlarge: (url: string) => void;
};

export type MessageRowProps = {
  item: ConversationItem;
  /** The time of this message, if it ended a pause. */
  resumedAt: Moment | undefined;
  /** The shop's day, where `resumedAt` is shown. */
  today: number | undefined;
  /** Whether the item before has another sender: the first message of a run shows the avatar. */
  isRunStart: boolean;
  /** Whether the row shows that the message is delivered: only the newest own one does. */
  showsDelivered: boolean;
  isUnfolded: boolean;
  actions: RowActions;
};

/**
 * One item of the conversation. The space below it is padding, because the list measures rows without their margins.
 */
export function MessageRow({ item, resumedAt, today, ...rest }: MessageRowProps) {
  return (
    <>
      {resumedAt === undefined || today === undefined ? null : <TimeTag moment={resumedAt} today={today} />}
      {item.type === 'agentChange' ? <AgentChangeNotice agent={item.agent} /> : <Message item={item} {...rest} />}
    </>
  );
}

type MessageProps = Omit<MessageRowProps, 'item' | 'resumedAt' | 'today'> & {
  item: Exclude<ConversationItem, { type: 'agentChange' }>;
};

function Message({ item, isRunStart, showsDelivered, isUnfolded, actions }: MessageProps) {
  const isOwn = item.type === 'outgoing' || item.isOwn;
  const { senderName, avatar } = item.type === 'message' ? item.message : { senderName: '', avatar: '' };
  return (
    <div className={styles.message} data-key={item.key} data-own={isOwn || undefined}>
      {isOwn ? null : (
        <span className={styles.avatar}>{isRunStart ? <Avatar name={senderName} url={avatar} /> : null}</span>
      )}
      <MessageBubble
        of={item.type === 'message' ? { message: item.message } : { outgoing: item.outgoing }}
        isOwn={isOwn}
        sender={
          <VisuallyHidden>
            <FormattedMessage
              {...(isOwn ? messages.me : messages.sender)}
              values={{ name: senderName || <FormattedMessage {...messages.agent} /> }}
            />
          </VisuallyHidden>
        }
        isUnfolded={isUnfolded}
        onFold={(unfolded) => actions.fold(item.key, unfolded)}
        onEnlarge={actions.enlarge}
      />
      {item.type === 'outgoing' || showsDelivered ? (
        <DeliveryLabel
          of={
            item.type === 'outgoing' ? item.outgoing.delivery : { status: 'confirmed', by: item.confirmedBy ?? 'echo' }
          }
          onResend={() => actions.resend(item.key)}
          onDiscard={() => actions.discard(item.key)}
        />
      ) : null}
    </div>
  );
}
