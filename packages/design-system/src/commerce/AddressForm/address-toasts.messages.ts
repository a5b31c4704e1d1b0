import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  saved: {
    id: 'addresses.toast.saved',
    defaultMessage: '已保存 {recipient} 的地址',
    description: 'Toast after an address was saved.',
  },
  madeDefault: {
    id: 'addresses.toast.madeDefault',
    defaultMessage: '{recipient} 的地址已设为默认',
    description: 'Toast after an address was made the default.',
  },
  removed: {
    id: 'addresses.toast.removed',
    defaultMessage: '已删除 {recipient} 的地址',
    description: 'Toast after an address was removed.',
  },
  undo: {
    id: 'addresses.toast.undo',
    defaultMessage: '撤销',
    description: 'Button in the toast: restores the address.',
  },
  restored: {
    id: 'addresses.toast.restored',
    defaultMessage: '{recipient} 的地址已恢复',
    description: 'Toast after the removal of an address was undone by adding it again.',
  },
  notRestored: {
    id: 'addresses.toast.notRestored',
    defaultMessage: '{recipient} 的地址恢复失败。{reason}',
    description: 'Toast: undoing a removal failed; {reason} is an error message.',
  },
  retry: {
    id: 'addresses.toast.retry',
    defaultMessage: '重试',
    description: 'Button in that toast, and beside a removed address: tries to restore it again.',
  },
  notDone: {
    id: 'addresses.toast.notDone',
    defaultMessage: '修改失败。{reason}',
    description: 'Toast: a change of the address book got no answer and was not made. {reason} is an error message.',
  },
  unknown: {
    id: 'addresses.toast.unknown',
    defaultMessage: '{reason}可能已经生效，暂时无法确认。',
    description: 'Toast: a change got no answer, and the address book could not be read. {reason} is a sentence.',
  },
});
