import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  added: {
    id: 'buying.addition.added',
    defaultMessage: '已加入：{part} × {quantity, number}',
    description: 'Toast after a part was added to the cart: the part with its colour, and how many pieces.',
  },
  inColour: {
    id: 'buying.addition.inColour',
    defaultMessage: '{name}，{colour}',
    description: 'A part in a colour, in the toast about it.',
  },
  undo: {
    id: 'buying.addition.undo',
    defaultMessage: '撤销',
    description: 'Button in the toast: takes the added pieces out of the cart again.',
  },
  undone: {
    id: 'buying.addition.undone',
    defaultMessage: '已撤销：{part} × {quantity, number}',
    description: 'Toast after the added pieces were taken out of the cart again.',
  },
  gone: {
    id: 'buying.addition.gone',
    defaultMessage: '{part}已经不在购物车里，没有改动。',
    description: 'Toast when an addition cannot be undone because its line has left the cart; nothing was changed.',
  },
});
