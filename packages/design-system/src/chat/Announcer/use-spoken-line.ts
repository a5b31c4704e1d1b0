import type { ConversationLine, Outgoing } from '@shop/chat-client';
import type { ChatMessage } from '@shop/contracts';
import { useIntl, type IntlShape } from 'react-intl';
import { troubleOf } from '../DeliveryMark/trouble-of.ts';
import { toSpoken } from '../emoji/spoken.ts';
import { messages } from './Announcer.messages.ts';

/** Long texts are begun only; the whole stands in the list. */
const LONGEST = 300;
const BEGINNING = 40;

/** What a listener hears of a line. */
export function useSpokenLine(): (line: ConversationLine) => string {
  const intl = useIntl();
  return (line) => {
    switch (line.type) {
      case 'message':
        return intl.formatMessage(messages.said, {
          name: line.message.senderName || intl.formatMessage(messages.agent),
          words: spokenMessage(intl, line.message),
        });
      case 'turn':
        return intl.formatMessage(messages.turned, { name: line.agent.name || intl.formatMessage(messages.agent) });
      case 'outgoing':
        return spokenTrouble(intl, line.outgoing);
    }
  };
}

function spokenMessage(intl: IntlShape, message: ChatMessage): string {
  switch (message.kind) {
    case 'text':
      return begin(toSpoken(intl, message.text), LONGEST);
    case 'emoji':
      return toSpoken(intl, message.text.startsWith('[') ? message.text : `[${message.text}]`);
    case 'image':
      return intl.formatMessage(messages.image);
    case 'product':
      return intl.formatMessage(messages.product, { name: message.product?.name ?? '' });
    case 'order':
      return intl.formatMessage(messages.order, { number: message.order?.orderNumber ?? '' });
    case 'other':
      return intl.formatMessage(messages.other);
  }
}

function spokenTrouble(intl: IntlShape, { kind, content, standing }: Outgoing): string {
  const trouble = troubleOf(standing);
  if (!trouble) return '';
  const words =
    kind === 'text'
      ? begin(toSpoken(intl, content), BEGINNING)
      : intl.formatMessage(messages[kind], { name: '', number: kind === 'order' ? content : '' }).trim();
  return intl.formatMessage(messages[trouble.kind], {
    words,
    reason: ('reason' in trouble ? trouble.reason : undefined) ?? '',
  });
}

const begin = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text);
