import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  enlarge: {
    id: 'chat.image.enlarge',
    defaultMessage: '查看大图',
    description: 'Name of the button around an image of the conversation: opens a large view of it.',
  },
  broken: {
    id: 'chat.image.broken',
    defaultMessage: '图片加载失败',
    description: 'In place of an image of the conversation that cannot be loaded any more.',
  },
  uploading: {
    id: 'chat.image.uploading',
    defaultMessage: '上传进度',
    description: 'Name of the progress bar on an own image that is being uploaded, for screen readers.',
  },
});
