import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  expired: {
    id: 'pay.unpayable.expired',
    defaultMessage: '订单已过付款期限',
    description: 'Title: the order was not paid in time.',
  },
  expiredText: {
    id: 'pay.unpayable.expiredText',
    defaultMessage: '逾期未支付，订单已自动取消，没有扣款。如仍需要，请重新下单。',
    description: 'What happens to an order that was not paid in time.',
  },
  cancelled: {
    id: 'pay.unpayable.cancelled',
    defaultMessage: '这笔订单已取消',
    description: 'Title: the order was cancelled, by the shopper or because it was not paid in time.',
  },
  cancelledText: {
    id: 'pay.unpayable.cancelledText',
    defaultMessage: '订单无法继续支付。如仍需要，请重新下单。',
    description: 'What to do about an order that was cancelled.',
  },
  notFound: {
    id: 'pay.unpayable.notFound',
    defaultMessage: '找不到这笔订单',
    description: 'Title: there is no such order, or it was cancelled.',
  },
  notFoundText: {
    id: 'pay.unpayable.notFoundText',
    defaultMessage: '可能已经取消，或订单号有误。',
    description: 'Why the order may not be found.',
  },
  unknown: {
    id: 'pay.unpayable.unknown',
    defaultMessage: '这笔订单的状态未知',
    description: 'Title: the server sends a state of the order that the shop does not know.',
  },
  unknownText: {
    id: 'pay.unpayable.unknownText',
    defaultMessage: '尚不确定该订单能否支付，请先不要支付。请查看订单，或问客服。',
    description: 'What to do when it is not known whether an order can be paid.',
  },
  toOrders: {
    id: 'pay.unpayable.toOrders',
    defaultMessage: '查看我的订单',
    description: 'Link to the list of orders.',
  },
  toParts: { id: 'pay.unpayable.toParts', defaultMessage: '继续购物', description: 'Link to the parts.' },
});
