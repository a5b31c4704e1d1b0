import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  home: {
    id: 'buying.head.home',
    defaultMessage: '首页',
    description: 'First breadcrumb of the checkout pages.',
  },
  cart: {
    id: 'buying.head.cart',
    defaultMessage: '购物车',
    description: 'First step of the checkout and title of the cart.',
  },
  confirm: {
    id: 'buying.head.confirm',
    defaultMessage: '确认订单',
    description: 'Second step of the checkout and title of the page where the order is confirmed.',
  },
  pay: {
    id: 'buying.head.pay',
    defaultMessage: '付款',
    description: 'Third step of the checkout and title of the payment page.',
  },
  done: { id: 'buying.head.done', defaultMessage: '完成', description: 'Last step of the checkout.' },
});
