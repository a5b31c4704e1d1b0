import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  removed: {
    id: 'confirm.toast.removed',
    defaultMessage: '已删除 {recipient} 的地址',
    description: 'Toast after an address was removed.',
  },
  undo: { id: 'confirm.toast.undo', defaultMessage: '撤销', description: 'Button in the toast: restores the address.' },
});
