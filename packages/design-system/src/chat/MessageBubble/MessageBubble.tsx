import type { Outgoing } from '@shop/chat-client';
import type { ChatMessage } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { LocalImage } from '../MessageImage/LocalImage.tsx';
import { MessageImage } from '../MessageImage/MessageImage.tsx';
import { OrderCard } from '../OrderCard/OrderCard.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { BubbleText, type BubbleTextProps } from './BubbleText.tsx';
import { messages } from './MessageBubble.messages.ts';
import styles from './MessageBubble.module.css';

export type MessageBubbleProps = Omit<BubbleTextProps, 'text'> & {
  /** A message of the conversation, or an own one on its way. */
  of: { message: ChatMessage } | { outgoing: Outgoing };
  isOwn: boolean;
  /** Whose words these are, said before them to those who do not see the sides. */
  speaker: ReactNode;
  onEnlarge: (url: string) => void;
};

/** `card` brings its own frame, `image` its own room, `quiet` is a sentence of ours in place of something that cannot be shown. */
type Look = 'text' | 'image' | 'card' | 'quiet';

/** One message: what an agent says in tray on the left, what the shopper says in pale yellow on the right. */
export function MessageBubble({ of, isOwn, speaker, ...rest }: MessageBubbleProps) {
  const [look, content] = 'message' in of ? drawMessage(of.message, rest) : drawOutgoing(of.outgoing, rest);
  return (
    <div className={styles.bubble} data-own={isOwn || undefined} data-look={look}>
      {speaker}
      {content}
    </div>
  );
}

type Rest = Omit<MessageBubbleProps, 'of' | 'isOwn' | 'speaker'>;

function drawMessage(message: ChatMessage, { isUnfolded, onFold, onEnlarge }: Rest): [Look, ReactNode] {
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
        : quiet(<FormattedMessage {...messages.productGone} />);
    case 'order':
      return message.order?.orderNumber
        ? ['card', <OrderCard key="order" order={message.order} />]
        : quiet(<FormattedMessage {...messages.orderGone} />);
    case 'other':
      return quiet(<FormattedMessage {...messages.phoneOnly} />);
  }
}

function drawOutgoing(
  { kind, content, image, standing }: Outgoing,
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
          uploaded={standing.at === 'draft' && standing.upload.state === 'going' ? standing.upload.part : undefined}
        />,
      ];
    case 'product':
      return quiet(<FormattedMessage {...messages.productCard} />);
    case 'order':
      return quiet(
        <>
          <FormattedMessage {...messages.orderCard} /> <span className={styles.number}>{content}</span>
        </>,
      );
  }
}

const quiet = (words: ReactNode): [Look, ReactNode] => [
  'quiet',
  <span key="quiet" className={styles.quiet}>
    <Icon name="package" size={16} />
    <span>{words}</span>
  </span>,
];
