import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  copy: {
    id: 'orders.parcelNumber.copy',
    defaultMessage: '复制快递单号',
    description: 'Button beside a parcel number that puts it on the clipboard.',
  },
  copied: {
    id: 'orders.parcelNumber.copied',
    defaultMessage: '已复制',
    description: 'Said once the parcel number is on the clipboard.',
  },
  failed: {
    id: 'orders.parcelNumber.failed',
    defaultMessage: '没复制成，请选中后自己复制',
    description: 'Said when the browser refused to copy the parcel number.',
  },
});
