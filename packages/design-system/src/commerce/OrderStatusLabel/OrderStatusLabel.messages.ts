import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  unpaid: {
    id: 'orders.state.unpaid',
    defaultMessage: '待付款',
    description: 'Order state (spec section 4: pending payment).',
  },
  toShip: {
    id: 'orders.state.toShip',
    defaultMessage: '待发货',
    description: 'Order state (spec section 4: to be shipped).',
  },
  toReceive: {
    id: 'orders.state.toReceive',
    defaultMessage: '待收货',
    description: 'Order state (spec section 4: shipped, to be received).',
  },
  toReview: {
    id: 'orders.state.toReview',
    defaultMessage: '待评价',
    description: 'Order state (spec section 4: to be evaluated).',
  },
  completed: {
    id: 'orders.state.completed',
    defaultMessage: '已完成',
    description: 'Order state (spec section 4: completed).',
  },
  refunding: {
    id: 'orders.state.refunding',
    defaultMessage: '退款中',
    description: 'Order state (spec section 4: after-sales or refund, in progress).',
  },
  refunded: {
    id: 'orders.state.refunded',
    defaultMessage: '已退款',
    description: 'Order state (spec section 4: refunded).',
  },
  cancelled: {
    id: 'orders.state.cancelled',
    defaultMessage: '已取消',
    description: 'Order state: cancelled before it was paid.',
  },
  unknown: {
    id: 'orders.state.unknown',
    defaultMessage: '状态未知',
    description: 'Order state: the server sends one that the shop does not know.',
  },
  toCollect: {
    id: 'orders.state.toCollect',
    defaultMessage: '待核销',
    description: 'State of an order for pick-up: not collected yet.',
  },
  collected: {
    id: 'orders.state.collected',
    defaultMessage: '已核销',
    description: 'State of an order for pick-up: collected (spec section 4).',
  },
});
