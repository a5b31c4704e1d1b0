import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  added: {
    id: 'buying.addition.added',
    defaultMessage: '已加入：{part} × {quantity, number}',
    description: 'Toast after a part was added to the cart: the part with its colour, and how many pieces.',
  },
  allAdded: {
    id: 'buying.addition.allAdded',
    defaultMessage: '已加入购物车：{kinds, number} 种 {pieces, number} 颗',
    description: 'Toast after several parts and colours were added to the cart at once.',
  },
  allUndone: {
    id: 'buying.addition.allUndone',
    defaultMessage: '已撤销：{kinds, number} 种 {pieces, number} 颗，数量已填回表中。',
    description: 'Toast after these were taken out of the cart again; their quantities are back in the table.',
  },
  someUndone: {
    id: 'buying.addition.someUndone',
    defaultMessage: '{gone, number} 种已不在购物车中，未作改动；其余 {kinds, number} 种已撤销，数量已填回表中。',
    description: 'Toast in place of it when some of them had left the cart.',
  },
  undoFailed: {
    id: 'buying.addition.undoFailed',
    defaultMessage: '{reason} 可能没有全部撤销，请查看购物车。',
    description: 'Toast when undoing several additions failed; the reason is a whole sentence.',
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
    defaultMessage: '{part}已不在购物车中，未作改动。',
    description: 'Toast when an addition cannot be undone because its line has left the cart; nothing was changed.',
  },
});
