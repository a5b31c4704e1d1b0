import { defineMessages } from '../../messages/define-messages.ts';

/** Messages shared by the list, the page and the tracking of orders. */
export const orderMessages = defineMessages({
  number: { id: 'orders.order.number', defaultMessage: '订单号', description: 'Before an order’s number.' },
  contents: {
    id: 'orders.order.contents',
    defaultMessage: '{kinds, number} 种，{pieces, number} 颗',
    description: 'Contents of an order or parcel: number of lines and of pieces.',
  },
  pieces: {
    id: 'orders.order.pieces',
    defaultMessage: '{count, number} 颗',
    description: 'Contents of a parcel of which only the number of pieces is known.',
  },
  orders: { id: 'orders.order.orders', defaultMessage: '我的订单', description: 'Title of the page with all orders.' },
  cancelled: {
    id: 'orders.order.cancelled',
    defaultMessage: '已取消订单 {number}',
    description: 'Toast after the shopper cancelled an order.',
  },
  deleted: {
    id: 'orders.order.deleted',
    defaultMessage: '已删除订单 {number}',
    description: 'Toast after the shopper deleted an order from the list.',
  },
  toParts: { id: 'orders.order.toParts', defaultMessage: '逛颗粒商城', description: 'Link from an empty list.' },
  ask: { id: 'orders.order.ask', defaultMessage: '问客服', description: 'Link to the chat about this order.' },
});
