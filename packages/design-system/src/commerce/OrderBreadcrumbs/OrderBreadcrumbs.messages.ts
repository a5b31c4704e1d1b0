import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  home: {
    id: 'refunds.breadcrumbs.home',
    defaultMessage: '首页',
    description: 'First breadcrumb of a page about an order.',
  },
  orders: {
    id: 'refunds.breadcrumbs.orders',
    defaultMessage: '我的订单',
    description: 'Second breadcrumb of a page about an order.',
  },
});
