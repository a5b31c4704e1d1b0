import { useIntl } from 'react-intl';
import { messages } from './connection.messages.ts';

/** Texts about the chat for the app: the toasts of spec section 8, the window’s name, and the support line. */
export function useConnectionText(): {
  cardWaits: string;
  connectFailed: string;
  support: (name: string) => string;
  chatWith: (name: string) => string;
} {
  const intl = useIntl();
  return {
    cardWaits: intl.formatMessage(messages.cardWaits),
    connectFailed: intl.formatMessage(messages.connectFailed),
    chatWith: (name) => (name ? intl.formatMessage(messages.chatWith, { name }) : intl.formatMessage(messages.chat)),
    support: (name) => intl.formatMessage(messages.support, { name }),
  };
}
