import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  photo: {
    id: 'product.photoDialog.photo',
    defaultMessage: '第 {at, number} 张，共 {of, number} 张',
    description: 'Which photo is shown large, of how many.',
  },
  previous: { id: 'product.photoDialog.previous', defaultMessage: '上一张', description: 'Button: the photo before.' },
  next: { id: 'product.photoDialog.next', defaultMessage: '下一张', description: 'Button: the photo after.' },
  close: {
    id: 'product.photoDialog.close',
    defaultMessage: '关闭',
    description: 'Button that closes the large photo.',
  },
});
