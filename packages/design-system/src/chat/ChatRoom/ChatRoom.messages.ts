import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  empty: {
    id: 'chat.room.empty',
    defaultMessage: '有什么可以帮你？',
    description: 'Heading in the chat while it has no messages.',
  },
  emptyText: {
    id: 'chat.room.emptyText',
    defaultMessage: '颜色、库存、补件，都可以在这里咨询。',
    description: 'Under the heading in the chat while it has no messages: examples of questions.',
  },
});
