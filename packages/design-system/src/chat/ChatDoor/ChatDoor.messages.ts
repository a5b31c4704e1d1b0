import { defineMessages } from '../../messages/define-messages.ts';

// In the core area: the door stands on every page, long before the chat's own words are there.
export const messages = defineMessages({
  chat: {
    id: 'core.chatDoor.chat',
    defaultMessage: '客服',
    description: 'Button at the edge of the page that opens the chat with the shop. Very short.',
  },
  unread: {
    id: 'core.chatDoor.unread',
    defaultMessage: '，{count, plural, other {# 条未读消息}}',
    description: 'Read aloud right after the name of that button while messages are unread; begins with a comma.',
  },
});
