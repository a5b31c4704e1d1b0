import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  removed: {
    id: 'favourites.toast.removed',
    defaultMessage: '{count, plural, =1 {已移出收藏：{name}} other {已移出 # 种收藏}}',
    description: 'Toast after favourites were removed; {name} is the name when there is only one.',
  },
  undo: { id: 'favourites.toast.undo', defaultMessage: '撤销', description: 'Button in the toast: adds them again.' },
  restored: {
    id: 'favourites.toast.restored',
    defaultMessage: '{count, plural, =1 {已放回收藏：{name}} other {# 种已放回收藏}}',
    description: 'Toast after removed favourites were added again.',
  },
  notRestored: {
    id: 'favourites.toast.notRestored',
    defaultMessage: '没能放回收藏：{reason}',
    description: 'Toast when removed favourites could not be added again; {reason} is the shop’s message.',
  },
  removalUnknown: {
    id: 'favourites.toast.removalUnknown',
    defaultMessage: '没收到商店的回答，不确定移出了没有。正在重新读取收藏。',
    description: 'Toast when a removal was not answered, so that its result is unknown; the list is loaded again.',
  },
  restoringUnknown: {
    id: 'favourites.toast.restoringUnknown',
    defaultMessage: '没收到商店的回答，不确定放回了没有。正在重新读取收藏。',
    description: 'Toast when adding again was not answered, so that its result is unknown; the list is loaded again.',
  },
});
