import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  today: {
    id: 'chat.time.today',
    defaultMessage: '今天 {time}',
    description: 'Over messages of today; {time} is a time such as 14:02.',
  },
  yesterday: {
    id: 'chat.time.yesterday',
    defaultMessage: '昨天 {time}',
    description: 'Over messages of yesterday; {time} is a time.',
  },
});
