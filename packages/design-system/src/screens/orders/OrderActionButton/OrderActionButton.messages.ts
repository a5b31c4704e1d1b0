import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  pay: { id: 'orders.action.pay', defaultMessage: '去付款', description: 'What can be done with an order: pay it.' },
  checkPayment: {
    id: 'orders.action.checkPayment',
    defaultMessage: '查询付款结果',
    description: 'Link to the payment of an order while it is unknown whether it is paid.',
  },
  confirmReceipt: {
    id: 'orders.action.confirmReceipt',
    defaultMessage: '确认收货',
    description: 'Order action: confirm receipt.',
  },
  track: {
    id: 'orders.action.track',
    defaultMessage: '查看物流',
    description: 'Order action: track the parcel.',
  },
  review: {
    id: 'orders.action.review',
    defaultMessage: '去评价',
    description: 'Order action: review its parts.',
  },
  buyAgain: {
    id: 'orders.action.buyAgain',
    defaultMessage: '再买一次',
    description: 'Order action: order the same parts again.',
  },
  refund: {
    id: 'orders.action.refund',
    defaultMessage: '申请退款',
    description: 'Order action: request a refund.',
  },
  refunds: {
    id: 'orders.action.refunds',
    defaultMessage: '查看退款',
    description: 'Order action: show its refund.',
  },
  cancel: {
    id: 'orders.action.cancel',
    defaultMessage: '取消订单',
    description: 'Order action: cancel it. Also the confirming answer.',
  },
  delete: {
    id: 'orders.action.delete',
    defaultMessage: '删除订单',
    description: 'Order action: delete it from the list. Also the confirming answer.',
  },
  confirmReceiptAsk: {
    id: 'orders.action.confirmReceiptAsk',
    defaultMessage: '颗粒都收到了？',
    description: 'Confirmation question before an order is confirmed as received.',
  },
  confirmReceiptYes: {
    id: 'orders.action.confirmReceiptYes',
    defaultMessage: '都收到了',
    description: 'Answer: everything has arrived.',
  },
  confirmReceiptNo: {
    id: 'orders.action.confirmReceiptNo',
    defaultMessage: '还没有',
    description: 'Answer: not everything has arrived.',
  },
  cancelAsk: {
    id: 'orders.action.cancelAsk',
    defaultMessage: '取消这笔订单？',
    description: 'Confirmation question before an order is cancelled.',
  },
  deleteAsk: {
    id: 'orders.action.deleteAsk',
    defaultMessage: '删除后无法恢复，确定删除？',
    description: 'Confirmation question before an order is deleted from the list.',
  },
  keep: { id: 'orders.action.keep', defaultMessage: '再想想', description: 'Answer: keep the order as it is.' },
});
