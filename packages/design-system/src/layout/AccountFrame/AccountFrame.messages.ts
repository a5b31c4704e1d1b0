import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'account.frame.title',
    defaultMessage: '个人中心',
    description: 'Heading above the list of the account area’s pages; names it too.',
  },
  account: {
    id: 'account.frame.account',
    defaultMessage: '账户首页',
    description: 'Page of the account area: profile and overview.',
  },
  orders: { id: 'account.frame.orders', defaultMessage: '我的订单', description: 'Page of the account area: orders.' },
  refunds: {
    id: 'account.frame.refunds',
    defaultMessage: '退款与售后',
    description: 'Page of the account area: refunds and after-sales.',
  },
  repairs: {
    id: 'account.frame.repairs',
    defaultMessage: '我的补件',
    description: 'Page of the account area: requests for replacement parts.',
  },
  cart: { id: 'account.frame.cart', defaultMessage: '购物车', description: 'Page of the account area: the cart.' },
  favourites: {
    id: 'account.frame.favourites',
    defaultMessage: '我的收藏',
    description: 'Page of the account area: favourite products.',
  },
  coupons: { id: 'account.frame.coupons', defaultMessage: '优惠券', description: 'Page of the account area: coupons.' },
  balance: { id: 'account.frame.balance', defaultMessage: '余额', description: 'Page of the account area: balance.' },
  messages: {
    id: 'account.frame.messages',
    defaultMessage: '消息中心',
    description: 'Page of the account area: messages of the shop.',
  },
  addresses: {
    id: 'account.frame.addresses',
    defaultMessage: '收货地址',
    description: 'Page of the account area: delivery addresses.',
  },
  signOut: { id: 'account.frame.signOut', defaultMessage: '退出登录', description: 'Signs out.' },
});
