import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  removed: {
    id: 'buying.said.removed',
    defaultMessage: '{kinds, plural, =1 {已移除：{part}} other {已移除 # 种零件}}',
    description: 'Said at the bottom once lines were taken out of the cart; {part} is the name of the only one.',
  },
  moved: {
    id: 'buying.said.moved',
    defaultMessage: '{kinds, plural, =1 {已移到收藏：{part}} other {# 种零件已移到收藏}}',
    description: 'Said at the bottom once lines were taken out of the cart and kept as favourites.',
  },
  undo: {
    id: 'buying.said.undo',
    defaultMessage: '撤销',
    description: 'Button beside it: puts the lines back into the cart.',
  },
  restored: {
    id: 'buying.said.restored',
    defaultMessage: '已放回购物车',
    description: 'Said once removed lines are back in the cart.',
  },
  lost: {
    id: 'buying.said.lost',
    defaultMessage: '{part}没能放回购物车：{why}',
    description: 'Said when a removed line could not be put back; {why} is a sentence of the shop.',
  },
});
