import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  pay: { id: 'orders.action.pay', defaultMessage: '去付款', description: 'What can be done with an order: pay it.' },
  take: {
    id: 'orders.action.take',
    defaultMessage: '确认收货',
    description: 'What can be done with an order: say that it has arrived.',
  },
  track: {
    id: 'orders.action.track',
    defaultMessage: '查看物流',
    description: 'What can be done with an order: see where its parcel is.',
  },
  review: {
    id: 'orders.action.review',
    defaultMessage: '去评价',
    description: 'What can be done with an order: review its parts.',
  },
  again: {
    id: 'orders.action.again',
    defaultMessage: '再买一次',
    description: 'What can be done with an order: buy the same once more.',
  },
  refund: {
    id: 'orders.action.refund',
    defaultMessage: '申请退款',
    description: 'What can be done with an order: ask for a refund.',
  },
  refunds: {
    id: 'orders.action.refunds',
    defaultMessage: '查看退款',
    description: 'What can be done with an order: see its refund.',
  },
  cancel: {
    id: 'orders.action.cancel',
    defaultMessage: '取消订单',
    description: 'What can be done with an order: cancel it. Also the answer that does it.',
  },
  delete: {
    id: 'orders.action.delete',
    defaultMessage: '删除订单',
    description: 'What can be done with an order: take it out of the list. Also the answer that does it.',
  },
  takeAsk: {
    id: 'orders.action.takeAsk',
    defaultMessage: '颗粒都收到了？',
    description: 'Asked before an order is confirmed as received.',
  },
  takeYes: { id: 'orders.action.takeYes', defaultMessage: '都收到了', description: 'Answer: everything has arrived.' },
  takeNo: { id: 'orders.action.takeNo', defaultMessage: '还没有', description: 'Answer: not everything has arrived.' },
  cancelAsk: {
    id: 'orders.action.cancelAsk',
    defaultMessage: '取消这笔订单？',
    description: 'Asked before an order is cancelled.',
  },
  deleteAsk: {
    id: 'orders.action.deleteAsk',
    defaultMessage: '删除后找不回来，确定删除？',
    description: 'Asked before an order is taken out of the list.',
  },
  keep: { id: 'orders.action.keep', defaultMessage: '先留着', description: 'Answer: keep the order as it is.' },
});
