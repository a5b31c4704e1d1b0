import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  home: {
    id: 'refunds.trail.home',
    defaultMessage: '首页',
    description: 'First step of the path above a page about an order.',
  },
  orders: {
    id: 'refunds.trail.orders',
    defaultMessage: '我的订单',
    description: 'Second step of the path above a page about an order.',
  },
});
