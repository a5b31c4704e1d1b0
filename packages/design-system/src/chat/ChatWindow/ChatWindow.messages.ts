import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  move: {
    id: 'chat.window.move',
    defaultMessage: '移动窗口',
    description:
      'Handle at the top of the chat window: dragging or arrow keys move the window, a press offers the corners.',
  },
  howTo: {
    id: 'chat.window.howTo',
    defaultMessage: '拖动或用方向键移动，也可以选择角落：',
    description: 'Above four buttons that move the chat window into a corner of the screen.',
  },
  topLeft: {
    id: 'chat.window.topLeft',
    defaultMessage: '左上角',
    description: 'Button: moves the chat window into this corner of the screen.',
  },
  topRight: {
    id: 'chat.window.topRight',
    defaultMessage: '右上角',
    description: 'Button: moves the chat window into this corner of the screen.',
  },
  bottomLeft: {
    id: 'chat.window.bottomLeft',
    defaultMessage: '左下角',
    description: 'Button: moves the chat window into this corner of the screen.',
  },
  bottomRight: {
    id: 'chat.window.bottomRight',
    defaultMessage: '右下角',
    description: 'Button: moves the chat window into this corner of the screen.',
  },
});
