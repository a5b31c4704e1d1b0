import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  copy: {
    id: 'orders.parcelNumber.copy',
    defaultMessage: '复制快递单号',
    description: 'Button beside a tracking number that copies it.',
  },
  copied: {
    id: 'orders.parcelNumber.copied',
    defaultMessage: '已复制',
    description: 'Confirmation after the tracking number was copied.',
  },
  failed: {
    id: 'orders.parcelNumber.failed',
    defaultMessage: '复制失败，请手动复制',
    description: 'Shown when the browser did not allow copying the tracking number.',
  },
});
