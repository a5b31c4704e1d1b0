import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  takeBack: {
    id: 'refunds.act.takeBack',
    defaultMessage: '撤销申请',
    description: 'Button: takes the request for a refund back; asks once.',
  },
  takeBackAsk: {
    id: 'refunds.act.takeBackAsk',
    defaultMessage: '撤销这笔退款申请？',
    description: 'Asked before a request is taken back.',
  },
  takeBackYes: { id: 'refunds.act.takeBackYes', defaultMessage: '撤销', description: 'Yes, take the request back.' },
  takeBackNo: { id: 'refunds.act.takeBackNo', defaultMessage: '继续退', description: 'No, go on with the refund.' },
  delete: {
    id: 'refunds.act.delete',
    defaultMessage: '删除记录',
    description: 'Button: takes a settled refund out of the list; asks once.',
  },
  deleteAsk: {
    id: 'refunds.act.deleteAsk',
    defaultMessage: '删了就找不回来，删除吗？',
    description: 'Asked before a settled refund is deleted.',
  },
  deleteYes: { id: 'refunds.act.deleteYes', defaultMessage: '删除', description: 'Yes, delete it.' },
  deleteNo: { id: 'refunds.act.deleteNo', defaultMessage: '留着', description: 'No, keep it.' },
});
