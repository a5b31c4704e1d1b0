import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  open: {
    id: 'chat.emojiPanel.open',
    defaultMessage: '表情',
    description: 'Button that opens the emoji panel, and the name of the panel.',
  },
  choose: {
    id: 'chat.emojiPanel.choose',
    defaultMessage: '选择表情',
    description: 'Below the emoji, until the pointer is on one: then its name is shown here.',
  },
});
