import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  copy: {
    id: 'buying.copy.copy',
    defaultMessage: '复制订单号',
    description: 'Button that copies the order number.',
  },
  copied: {
    id: 'buying.copy.copied',
    defaultMessage: '已复制',
    description: 'Shown when the order number was copied.',
  },
  failed: {
    id: 'buying.copy.failed',
    defaultMessage: '复制失败，请手动复制',
    description: 'Shown when the browser refused to copy the order number.',
  },
});
