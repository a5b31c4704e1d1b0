import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  copy: {
    id: 'repairs.number.copy',
    defaultMessage: '复制申请号',
    description: 'Button beside the number of a repair request that copies it.',
  },
  copied: {
    id: 'repairs.number.copied',
    defaultMessage: '已复制',
    description: 'Confirmation after the number of a repair request was copied.',
  },
  failed: {
    id: 'repairs.number.failed',
    defaultMessage: '复制失败，请手动复制',
    description: 'Shown when the browser did not allow copying the number of a repair request.',
  },
});
