import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  notice: {
    id: 'chat.notice.notice',
    defaultMessage: '公告',
    description:
      'Heading over the shop’s notice beside the conversation; also the button that shows it in a small window.',
  },
  failed: {
    id: 'chat.notice.failed',
    defaultMessage: '公告加载失败。',
    description: 'In place of the notice beside the chat when it could not be loaded; the reason follows.',
  },
});
