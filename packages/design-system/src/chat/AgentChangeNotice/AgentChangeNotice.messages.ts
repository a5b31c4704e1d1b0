import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  named: {
    id: 'chat.agentChange.named',
    defaultMessage: '接下来由 {name} 回复你',
    description: 'Notice in the conversation: from here on another agent answers.',
  },
  unnamed: {
    id: 'chat.agentChange.unnamed',
    defaultMessage: '接下来由另一位客服回复你',
    description: 'Notice in the conversation: from here on another agent answers, who has no name.',
  },
});
