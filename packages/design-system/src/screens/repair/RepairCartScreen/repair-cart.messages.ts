import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  removed: {
    id: 'repairCart.toast.removed',
    defaultMessage: '已移除：{set}',
    description: 'Toast after the request of a set was removed from the repair cart.',
  },
  undo: {
    id: 'repairCart.toast.undo',
    defaultMessage: '撤销',
    description: 'Button in the toast: restores the request.',
  },
  restored: {
    id: 'repairCart.toast.restored',
    defaultMessage: '已恢复到补件车',
    description: 'Toast after a removed request was restored.',
  },
  notRestored: {
    id: 'repairCart.toast.notRestored',
    defaultMessage: '{set}恢复到补件车失败：{reason}',
    description: 'Toast when a removed request could not be restored; {reason} is the shop’s message.',
  },
});
