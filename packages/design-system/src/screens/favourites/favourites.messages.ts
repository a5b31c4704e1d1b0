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
    defaultMessage: '{count, plural, =1 {已恢复收藏：{name}} other {已恢复 # 种收藏}}',
    description: 'Toast after removed favourites were added again.',
  },
  notRestored: {
    id: 'favourites.toast.notRestored',
    defaultMessage: '恢复收藏失败：{reason}',
    description: 'Toast when removed favourites could not be added again; {reason} is the shop’s message.',
  },
  removalUnknown: {
    id: 'favourites.toast.removalUnknown',
    defaultMessage: '未收到商店的回复，尚不确定是否已移出。正在重新加载收藏。',
    description: 'Toast when a removal was not answered, so that its result is unknown; the list is loaded again.',
  },
  restoringUnknown: {
    id: 'favourites.toast.restoringUnknown',
    defaultMessage: '未收到商店的回复，尚不确定是否已恢复。正在重新加载收藏。',
    description: 'Toast when adding again was not answered, so that its result is unknown; the list is loaded again.',
  },
});
