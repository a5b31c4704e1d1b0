import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  submitted: {
    id: 'repair.status.submitted',
    defaultMessage: '已提交',
    description: 'Status of a repair request: submitted, nobody has looked at it yet.',
  },
  toPay: {
    id: 'repair.status.toPay',
    defaultMessage: '待付款',
    description: 'Status of a repair request: it is not free and not paid yet.',
  },
  paid: {
    id: 'repair.status.paid',
    defaultMessage: '已付款',
    description: 'Status of a repair request: paid, nobody has looked at it yet.',
  },
  inReview: {
    id: 'repair.status.inReview',
    defaultMessage: '审核中',
    description: 'Status of a repair request: an agent is reviewing it.',
  },
  needInfo: {
    id: 'repair.status.needInfo',
    defaultMessage: '待补充',
    description: 'Status of a repair request: the agent asked something and waits for the shopper’s answer.',
  },
  approved: {
    id: 'repair.status.approved',
    defaultMessage: '已通过',
    description: 'Status of a repair request: every part is granted.',
  },
  partlyApproved: {
    id: 'repair.status.partlyApproved',
    defaultMessage: '部分通过',
    description: 'Status of a repair request: some of the parts are granted.',
  },
  rejected: {
    id: 'repair.status.rejected',
    defaultMessage: '未通过',
    description: 'Status of a repair request: no part is granted.',
  },
  picking: {
    id: 'repair.status.picking',
    defaultMessage: '配货中',
    description: 'Status of a repair request: the warehouse is picking the parts.',
  },
  shipped: {
    id: 'repair.status.shipped',
    defaultMessage: '已寄出',
    description: 'Status of a repair request: the parcel is on its way.',
  },
  received: {
    id: 'repair.status.received',
    defaultMessage: '已收到',
    description: 'Status of a repair request: the parcel arrived.',
  },
  done: {
    id: 'repair.status.done',
    defaultMessage: '已完成',
    description: 'Status of a repair request: nothing is missing any more.',
  },
  cancelled: {
    id: 'repair.status.cancelled',
    defaultMessage: '已取消',
    description: 'Status of a repair request: cancelled by the shopper.',
  },
  expired: {
    id: 'repair.status.expired',
    defaultMessage: '已过期',
    description: 'Status of a repair request: it was not paid in time.',
  },
  refunded: {
    id: 'repair.status.refunded',
    defaultMessage: '已退款',
    description: 'Status of a repair request: closed, and the money was paid back.',
  },
});
