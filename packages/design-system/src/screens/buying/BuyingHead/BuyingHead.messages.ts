import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  home: {
    id: 'buying.head.home',
    defaultMessage: '首页',
    description: 'First crumb of the path at the top of the buying pages.',
  },
  cart: {
    id: 'buying.head.cart',
    defaultMessage: '购物车',
    description: 'First step of buying and title of the cart.',
  },
  confirm: {
    id: 'buying.head.confirm',
    defaultMessage: '确认订单',
    description: 'Second step of buying and title of the page where the order is checked.',
  },
  pay: {
    id: 'buying.head.pay',
    defaultMessage: '付款',
    description: 'Third step of buying and title of the payment page.',
  },
  done: { id: 'buying.head.done', defaultMessage: '完成', description: 'Last step of buying.' },
});
