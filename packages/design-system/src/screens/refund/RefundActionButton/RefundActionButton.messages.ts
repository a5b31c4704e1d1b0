import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  withdraw: {
    id: 'refunds.action.withdraw',
    defaultMessage: '撤回申请',
    description: 'Button: withdraws the refund request; asks for confirmation.',
  },
  withdrawAsk: {
    id: 'refunds.action.withdrawAsk',
    defaultMessage: '撤回这笔退款申请？',
    description: 'Confirmation question before a request is withdrawn.',
  },
  withdrawYes: { id: 'refunds.action.withdrawYes', defaultMessage: '撤回', description: 'Yes, withdraw the request.' },
  withdrawNo: { id: 'refunds.action.withdrawNo', defaultMessage: '不撤回', description: 'No, go on with the refund.' },
  delete: {
    id: 'refunds.action.delete',
    defaultMessage: '删除记录',
    description: 'Button: removes a closed refund from the list; asks for confirmation.',
  },
  deleteAsk: {
    id: 'refunds.action.deleteAsk',
    defaultMessage: '删除后无法恢复，确定删除？',
    description: 'Confirmation question before a closed refund is deleted.',
  },
  deleteYes: { id: 'refunds.action.deleteYes', defaultMessage: '删除', description: 'Yes, delete it.' },
  deleteNo: { id: 'refunds.action.deleteNo', defaultMessage: '保留', description: 'No, do not delete it.' },
});
