import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  unnamed: {
    id: 'profile.home.unnamed',
    defaultMessage: '我的账户',
    description: 'Heading of the account home when the shopper has no nickname.',
  },
  member: { id: 'profile.home.member', defaultMessage: '会员', description: 'Badge of a shopper with a membership.' },
  phone: {
    id: 'profile.home.phone',
    defaultMessage: '手机 {phone}',
    description: 'The phone number of the shopper; its middle digits are replaced by asterisks.',
  },
  noPhone: {
    id: 'profile.home.noPhone',
    defaultMessage: '尚未绑定手机',
    description: 'The account has no phone number.',
  },
  edit: {
    id: 'profile.home.edit',
    defaultMessage: '编辑资料',
    description: 'Link to the page where nickname and picture are changed.',
  },
  assets: {
    id: 'profile.home.assets',
    defaultMessage: '余额、优惠券、收藏和消息',
    description: 'Name of the list of links to balance, coupons, favourites and messages, for screen readers.',
  },
  balance: { id: 'profile.home.balance', defaultMessage: '余额', description: 'Label of the balance.' },
  coupons: { id: 'profile.home.coupons', defaultMessage: '优惠券', description: 'Label of the usable coupons.' },
  couponCount: {
    id: 'profile.home.couponCount',
    defaultMessage: '<b>{count, number}</b> 张可用',
    description: 'Number of coupons that can be used; the number is large.',
  },
  favourites: {
    id: 'profile.home.favourites',
    defaultMessage: '收藏',
    description: 'Label of the number of favourites.',
  },
  favouriteCount: {
    id: 'profile.home.favouriteCount',
    defaultMessage: '<b>{count, number}</b> 种',
    description: 'Number of favourite products; the number is large.',
  },
  messages: { id: 'profile.home.messages', defaultMessage: '消息', description: 'Label of the unread messages.' },
  unreadCount: {
    id: 'profile.home.unreadCount',
    defaultMessage: '<b>{count, number}</b> 条未读',
    description: 'Number of unread messages; the number is large.',
  },
  open: {
    id: 'profile.home.open',
    defaultMessage: '去看看',
    description: 'Shown in place of a number that the shop does not send, on a link to the page that lists them.',
  },
  orders: {
    id: 'profile.home.orders',
    defaultMessage: '我的订单',
    description: 'Heading of the orders by state, and name of their links.',
  },
  allOrders: {
    id: 'profile.home.allOrders',
    defaultMessage: '全部订单',
    description: 'Link to the list of all orders.',
  },
  refunds: { id: 'profile.home.refunds', defaultMessage: '退款与售后', description: 'Link to the refunds.' },
  recent: {
    id: 'profile.home.recent',
    defaultMessage: '最近的订单',
    description: 'Heading of the three newest orders.',
  },
  noOrders: {
    id: 'profile.home.noOrders',
    defaultMessage: '暂无订单。一颗也能买，下单后会显示在这里。',
    description: 'In place of the newest orders of a shopper without any.',
  },
  toParts: { id: 'profile.home.toParts', defaultMessage: '逛颗粒商城', description: 'Link to all brick parts.' },
  order: {
    id: 'profile.home.order',
    defaultMessage: '订单 {number}',
    description: 'Name of one of the newest orders, for screen readers.',
  },
  contents: {
    id: 'profile.home.contents',
    defaultMessage: '{kinds, number} 种，{pieces, number} 颗',
    description: 'Contents of an order: kinds of parts, and pieces.',
  },
  others: {
    id: 'profile.home.others',
    defaultMessage: '+{count, number}',
    description: 'Number of kinds of parts in an order without a picture here.',
  },
  pay: { id: 'profile.home.pay', defaultMessage: '去付款', description: 'Link: pay the order.' },
  details: { id: 'profile.home.details', defaultMessage: '订单详情', description: 'Link to the page of an order.' },
  countsFailed: {
    id: 'profile.home.countsFailed',
    defaultMessage: '各状态的订单数加载失败。',
    description: 'Below the links to orders of each state when their numbers could not be loaded; the reason follows.',
  },
});
