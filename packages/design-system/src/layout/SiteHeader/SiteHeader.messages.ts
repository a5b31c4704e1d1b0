import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  toHome: {
    id: 'core.siteHeader.toHome',
    defaultMessage: '{shop}首页',
    description: 'Name of the logo link, for screen readers.',
  },
  signIn: {
    id: 'core.siteHeader.signIn',
    defaultMessage: '登录',
    description: 'Link in the header for visitors.',
  },
  signOut: {
    id: 'core.siteHeader.signOut',
    defaultMessage: '退出',
    description: 'Button in the header that signs the shopper out. Short.',
  },
  account: {
    id: 'core.siteHeader.account',
    defaultMessage: '我的',
    description: 'Account link when the shopper has no nickname.',
  },
  member: {
    id: 'core.siteHeader.member',
    defaultMessage: '会员',
    description: 'Badge beside the nickname of a member.',
  },
  cart: { id: 'core.siteHeader.cart', defaultMessage: '购物车', description: 'Link to the cart.' },
  inCart: {
    id: 'core.siteHeader.inCart',
    defaultMessage: '件',
    description: 'Read after the number of pieces in the cart.',
  },
  messages: {
    id: 'core.siteHeader.messages',
    defaultMessage: '{count, plural, =0 {消息} other {消息，# 条未读}}',
    description: 'Name of the link to the messages, for screen readers; count is the number of unread ones.',
  },
  menu: {
    id: 'core.siteHeader.menu',
    defaultMessage: '菜单',
    description: 'Button on a phone that opens the navigation.',
  },
  main: {
    id: 'core.siteHeader.main',
    defaultMessage: '主导航',
    description: 'Name of the main navigation, for screen readers.',
  },
  home: { id: 'core.siteHeader.home', defaultMessage: '首页', description: 'Navigation: home page.' },
  parts: { id: 'core.siteHeader.parts', defaultMessage: '颗粒商城', description: 'Navigation: all brick parts.' },
  upload: { id: 'core.siteHeader.upload', defaultMessage: '批量上传', description: 'Navigation: upload a parts list.' },
  repair: {
    id: 'core.siteHeader.repair',
    defaultMessage: '补件服务',
    description: 'Navigation: repair service, replacement parts.',
  },
  mall: {
    id: 'core.siteHeader.mall',
    defaultMessage: '旗舰店',
    description: 'Navigation: opens links to the flagship stores on other platforms.',
  },
  newWindow: {
    id: 'core.siteHeader.newWindow',
    defaultMessage: '（新窗口）',
    description: 'Read after a link that opens a new window.',
  },
  freeDelivery: {
    id: 'core.siteHeader.freeDelivery',
    defaultMessage: '满 {near} 元免运费，偏远地区满 {far} 元',
    description: 'From which amounts in yuan delivery is free: everywhere, and in remote areas.',
  },
});
