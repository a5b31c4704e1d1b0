import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  removed: {
    id: 'buying.toast.removed',
    defaultMessage: '{kinds, plural, =1 {已移除：{part}} other {已移除 # 种零件}}',
    description: 'Toast after lines were removed from the cart; {part} is the name when there is only one.',
  },
  moved: {
    id: 'buying.toast.moved',
    defaultMessage: '{kinds, plural, =1 {已移到收藏：{part}} other {# 种零件已移到收藏}}',
    description: 'Toast after lines were moved to the favourites.',
  },
  undo: {
    id: 'buying.toast.undo',
    defaultMessage: '撤销',
    description: 'Button in the toast: restores the lines.',
  },
  restored: {
    id: 'buying.toast.restored',
    defaultMessage: '已恢复到购物车',
    description: 'Toast after removed lines were restored.',
  },
  notRestored: {
    id: 'buying.toast.notRestored',
    defaultMessage: '{part}恢复到购物车失败：{reason}',
    description: 'Toast when a removed line could not be restored; {reason} is the shop’s message.',
  },
  restoringUnknown: {
    id: 'buying.toast.restoringUnknown',
    defaultMessage: '未收到商店的回复，尚不确定{part}是否已恢复到购物车。正在重新加载购物车。',
    description: 'Toast when no answer came to putting a removed line back: it may be in the cart or not.',
  },
});
