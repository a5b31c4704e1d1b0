import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'account.frame.title',
    defaultMessage: '个人中心',
    description: 'Heading above the list of the account area’s pages; names it too.',
  },
  orders: { id: 'account.frame.orders', defaultMessage: '我的订单', description: 'Page of the account area: orders.' },
  refunds: {
    id: 'account.frame.refunds',
    defaultMessage: '退款与售后',
    description: 'Page of the account area: refunds and after-sales.',
  },
  cart: { id: 'account.frame.cart', defaultMessage: '购物车', description: 'Page of the account area: the cart.' },
  signOut: { id: 'account.frame.signOut', defaultMessage: '退出登录', description: 'Signs out.' },
});
