import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  enlarge: {
    id: 'chat.image.enlarge',
    defaultMessage: '看大图',
    description: 'Name of the button around an image of the conversation: shows it large.',
  },
  image: {
    id: 'chat.image.image',
    defaultMessage: '图片',
    description: 'What an image of the conversation is called, for those who cannot see it; nobody has described it.',
  },
  broken: {
    id: 'chat.image.broken',
    defaultMessage: '图片打不开了',
    description: 'Stands for an image of the conversation that cannot be had any more.',
  },
  close: {
    id: 'chat.image.close',
    defaultMessage: '关闭大图',
    description: 'Button that closes the large view of an image.',
  },
  uploading: {
    id: 'chat.image.uploading',
    defaultMessage: '上传进度',
    description: 'Name of the progress bar on an own image that is being uploaded, for screen readers.',
  },
});
