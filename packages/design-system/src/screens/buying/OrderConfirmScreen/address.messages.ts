import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  removed: {
    id: 'confirm.said.removed',
    defaultMessage: '已删除 {recipient} 的地址',
    description: 'Said at the bottom once an address was taken out of the address book.',
  },
  undo: { id: 'confirm.said.undo', defaultMessage: '撤销', description: 'Button beside it: puts the address back.' },
});
