import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  position: {
    id: 'core.imageDialog.position',
    defaultMessage: '第 {at, number} 张，共 {of, number} 张',
    description: 'Below a large image: which one of several it is.',
  },
  previous: {
    id: 'core.imageDialog.previous',
    defaultMessage: '上一张',
    description: 'Button: shows the previous image.',
  },
  next: { id: 'core.imageDialog.next', defaultMessage: '下一张', description: 'Button: shows the next image.' },
  close: {
    id: 'core.imageDialog.close',
    defaultMessage: '关闭大图',
    description: 'Button that closes the large view of an image.',
  },
});
