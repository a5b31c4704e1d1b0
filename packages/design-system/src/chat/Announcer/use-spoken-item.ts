import type { ConversationItem, OutgoingMessage } from '@shop/chat-client';
import type { ChatMessage } from '@shop/contracts';
import { useIntl, type IntlShape } from 'react-intl';
import { messages as composerMessages } from '../Composer/Composer.messages.ts';
import { deliveryProblem } from '../DeliveryLabel/delivery-problem.ts';
import { toSpoken } from '../emoji/spoken.ts';
import { END_OF_CHAT } from '../end-of-chat.ts';
import { messages } from './Announcer.messages.ts';

/** Longer texts are truncated, in characters; the list shows them whole. */
const MAX_TEXT = 300;
const MAX_OWN_TEXT = 40;

/** Writes an item as screen readers announce it. */
export function useSpokenItem(): (item: ConversationItem) => string {
  const intl = useIntl();
  return (item) => {
    switch (item.type) {
      case 'message':
        return intl.formatMessage(messages.reply, {
          name: item.message.senderName || intl.formatMessage(messages.agent),
          text: spokenMessage(intl, item.message),
        });
      case 'agentChange':
        return intl.formatMessage(messages.agentChanged, {
          name: item.agent.name || intl.formatMessage(messages.agent),
        });
      case 'outgoing':
        return spokenProblem(intl, item.outgoing);
    }
  };
}

function spokenMessage(intl: IntlShape, message: ChatMessage): string {
  switch (message.kind) {
    case 'text':
      return truncate(toSpoken(intl, message.text), MAX_TEXT);
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

function spokenProblem(intl: IntlShape, { kind, content, delivery }: OutgoingMessage): string {
  const problem = deliveryProblem(delivery);
  if (!problem) return '';
  const text =
    kind === 'text'
      ? truncate(ownText(intl, content), MAX_OWN_TEXT)
      : intl.formatMessage(messages[kind], { name: '', number: kind === 'order' ? content : '' }).trim();
  const reason = problem.kind === 'unconfirmed' ? '' : (problem.reason ?? '');
  return intl.formatMessage(messages[problem.kind], { text, reason });
}

/** What the end-chat button sends is spoken in the words of that button. */
const ownText = (intl: IntlShape, text: string): string =>
  text === END_OF_CHAT ? intl.formatMessage(composerMessages.end) : toSpoken(intl, text);

const truncate = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text);
