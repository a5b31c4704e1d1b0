import type { OutgoingMessage } from '@shop/chat-client';
import type { ChatMessage } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { messages as composerMessages } from '../Composer/Composer.messages.ts';
import { END_OF_CHAT } from '../end-of-chat.ts';
import { LocalImage } from '../MessageImage/LocalImage.tsx';
import { MessageImage } from '../MessageImage/MessageImage.tsx';
import { OrderCard } from '../OrderCard/OrderCard.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { BubbleText, type BubbleTextProps } from './BubbleText.tsx';
import { messages } from './MessageBubble.messages.ts';
import styles from './MessageBubble.module.css';

export type MessageBubbleProps = Omit<BubbleTextProps, 'text'> & {
  /** A message of the conversation, or an outgoing one. */
  of: { message: ChatMessage } | { outgoing: OutgoingMessage };
  isOwn: boolean;
  /** The sender, read aloud before the message: the sides are not accessible to screen readers. */
  sender: ReactNode;
  onEnlarge: (url: string) => void;
};

/** `card` has its own frame, `image` its own size; `quiet` is a text in place of something that cannot be shown. */
type Look = 'text' | 'image' | 'card' | 'quiet';

/** One message: the agent’s in grey on the left, the shopper’s in pale yellow on the right. */
export function MessageBubble({ of, isOwn, sender, ...rest }: MessageBubbleProps) {
  const [look, content] = isOwn && isEndOfChat(of) ? END : contentOf(of, rest);
  return (
    <div className={styles.bubble} data-own={isOwn || undefined} data-look={look}>
      {sender}
      {content}
    </div>
  );
}

type Rest = Omit<MessageBubbleProps, 'of' | 'isOwn' | 'sender'>;

const isEndOfChat = (of: MessageBubbleProps['of']): boolean =>
  'message' in of
    ? of.message.kind === 'text' && of.message.text === END_OF_CHAT
    : of.outgoing.kind === 'text' && of.outgoing.content === END_OF_CHAT;
/** Sent in the words that servers recognise, shown in the words of the button that sent it. */
const END: [Look, ReactNode] = ['text', <FormattedMessage key="end" {...composerMessages.end} />];

const contentOf = (of: MessageBubbleProps['of'], rest: Rest): [Look, ReactNode] =>
  'message' in of ? messageContent(of.message, rest) : outgoingContent(of.outgoing, rest);

function messageContent(message: ChatMessage, { isUnfolded, onFold, onEnlarge }: Rest): [Look, ReactNode] {
  switch (message.kind) {
    case 'text':
      return ['text', <BubbleText key="text" text={message.text} isUnfolded={isUnfolded} onFold={onFold} />];
    case 'emoji':
      // Older clients send the bare name.
      return [
        'text',
        <BubbleText
          key="text"
          text={message.text.startsWith('[') ? message.text : `[${message.text}]`}
          isUnfolded={isUnfolded}
          onFold={onFold}
        />,
      ];
    case 'image':
      return ['image', <MessageImage key="image" url={message.text} onEnlarge={onEnlarge} />];
    case 'product':
      return message.product?.id
        ? ['card', <ProductCard key="product" product={message.product} />]
        : quiet(<FormattedMessage {...(message.isDeleted ? messages.productGone : messages.productCard)} />);
    case 'order':
      return message.order?.orderNumber
        ? ['card', <OrderCard key="order" order={message.order} />]
        : quiet(message.isDeleted ? <FormattedMessage {...messages.orderGone} /> : orderCard(message.text));
    case 'other':
      return quiet(<FormattedMessage {...messages.phoneOnly} />);
  }
}

function outgoingContent(
  { kind, content, image, delivery }: OutgoingMessage,
  { isUnfolded, onFold, onEnlarge }: Rest,
): [Look, ReactNode] {
  switch (kind) {
    case 'text':
      return ['text', <BubbleText key="text" text={content} isUnfolded={isUnfolded} onFold={onFold} />];
    case 'image':
      if (!image) return ['image', <MessageImage key="image" url={content} onEnlarge={onEnlarge} />];
      return [
        'image',
        <LocalImage
          key="image"
          image={image}
          onEnlarge={onEnlarge}
          uploaded={
            delivery.status === 'draft' && delivery.upload.status === 'uploading' ? delivery.upload.progress : undefined
          }
        />,
      ];
    case 'product':
      return quiet(<FormattedMessage {...messages.productCard} />);
    case 'order':
      return quiet(orderCard(content));
  }
}

const orderCard = (number: string) => (
  <>
    <FormattedMessage {...messages.orderCard} /> <span className={styles.number}>{number}</span>
  </>
);

const quiet = (text: ReactNode): [Look, ReactNode] => [
  'quiet',
  <span key="quiet" className={styles.quiet}>
    <Icon name="package" size={16} />
    <span>{text}</span>
  </span>,
];
