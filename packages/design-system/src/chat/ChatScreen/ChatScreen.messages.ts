import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'chat.screen.title',
    defaultMessage: '在线客服',
    description: 'Heading of the chat as a page of its own, for screen readers.',
  },
});
