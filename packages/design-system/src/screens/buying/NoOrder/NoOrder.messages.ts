import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  late: {
    id: 'pay.gone.late',
    defaultMessage: '订单过了付款时间',
    description: 'Title: the order was not paid in time.',
  },
  lateText: {
    id: 'pay.gone.lateText',
    defaultMessage: '没有付款的订单到点自动取消，没有扣钱，颗粒已经放回货架。还想要就再下一单。',
    description: 'What it means that the order was not paid in time.',
  },
  gone: {
    id: 'pay.gone.gone',
    defaultMessage: '找不到这笔订单',
    description: 'Title: there is no such order, or it was cancelled.',
  },
  goneText: {
    id: 'pay.gone.goneText',
    defaultMessage: '它可能已经取消，也可能订单号不对。',
    description: 'What it means that the order was not found.',
  },
  toOrders: { id: 'pay.gone.toOrders', defaultMessage: '看我的订单', description: 'Way on to the list of orders.' },
  toParts: { id: 'pay.gone.toParts', defaultMessage: '继续逛', description: 'Way on to the parts.' },
});
