import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  copy: {
    id: 'buying.copy.copy',
    defaultMessage: '复制订单号',
    description: 'Button beside an order number that puts it on the clipboard.',
  },
  copied: {
    id: 'buying.copy.copied',
    defaultMessage: '已复制',
    description: 'Said once the order number is on the clipboard.',
  },
  failed: {
    id: 'buying.copy.failed',
    defaultMessage: '没复制成，请选中后自己复制',
    description: 'Said when the browser refused to copy the order number.',
  },
});
