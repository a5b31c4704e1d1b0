import { defineMessages } from '../../messages/define-messages.ts';

// In the core area: the button is on every page, before the chat’s own messages are loaded.
export const messages = defineMessages({
  chat: {
    id: 'core.chatButton.chat',
    defaultMessage: '客服',
    description: 'Button at the edge of the page that opens the chat with the shop. Very short.',
  },
  unread: {
    id: 'core.chatButton.unread',
    defaultMessage: '，{count, plural, other {# 条未读消息}}',
    description: 'Read aloud right after the name of that button while messages are unread; begins with a comma.',
  },
});
