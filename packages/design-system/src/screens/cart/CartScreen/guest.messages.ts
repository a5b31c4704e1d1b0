import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  notice: {
    id: 'buying.guest.notice',
    defaultMessage: '尚未登录，零件保存在此浏览器中。登录后会并入账号的购物车。',
    description: 'Above the cart of a visitor, which is stored in the browser.',
  },
  signIn: {
    id: 'buying.guest.signIn',
    defaultMessage: '登录',
    description: 'Link beside the notice about the cart of a visitor.',
  },
  nextStep: {
    id: 'buying.guest.nextStep',
    defaultMessage: '结算前请先登录，零件会并入账号的购物车',
    description: 'Under the main action of the cart of a visitor.',
  },
  unread: {
    id: 'buying.guest.unread',
    defaultMessage: '{kinds, number} 种零件暂时无法更新，未列出的不计入金额。',
    description:
      'In the cart of a visitor: the shop did not answer for some parts. Those that a page had shown are listed.',
  },
  retry: { id: 'buying.guest.retry', defaultMessage: '重试', description: 'Button: asks the shop again.' },
  limitPerOrder: {
    id: 'buying.guest.limitPerOrder',
    defaultMessage: '各种颜色合计，每单最多 {limit, number} 颗，请减少数量后购买。',
    description: 'At a line of the cart of a visitor: all colours of the part together exceed the limit of an order.',
  },
  limitPerShopper: {
    id: 'buying.guest.limitPerShopper',
    defaultMessage: '各种颜色合计，每人最多 {limit, number} 颗，请减少数量后购买。',
    description: 'At a line of the cart of a visitor: all colours of the part together exceed the limit of a shopper.',
  },
  least: {
    id: 'buying.guest.least',
    defaultMessage: '最少购买 {least, number} 颗。',
    description: 'At a line of the cart of a visitor: fewer pieces than the shop sells at once.',
  },
  full: {
    id: 'buying.guest.full',
    defaultMessage: '未登录时购物车最多放 {limit, number} 种零件，这次没有加入。登录后可以继续添加。',
    description: 'A part was not added: the cart of a visitor is full.',
  },
  merged: {
    id: 'buying.guest.merged',
    defaultMessage: '登录前加入的 {kinds, number} 种零件已并入账号的购物车',
    description: 'Toast after sign-in: the parts of this browser are in the cart of the account.',
  },
  left: {
    id: 'buying.guest.left',
    defaultMessage: '登录前加入的零件有 {kinds, number} 种未能并入账号的购物车，原因见购物车。',
    description: 'Toast after sign-in: some parts of this browser could not be added to the cart of the account.',
  },
  notMerged: {
    id: 'buying.guest.notMerged',
    defaultMessage: '登录前加入的零件尚未并入账号的购物车，打开购物车可以重试。',
    description: 'Toast after sign-in: the shop did not answer, and the parts of this browser are not lost.',
  },
  leftTitle: {
    id: 'buying.guest.leftTitle',
    defaultMessage: '未并入的零件',
    description: 'Heading over the parts that a visitor chose and that are not in the cart of the account.',
  },
  leftNote: {
    id: 'buying.guest.leftNote',
    defaultMessage: '登录前加入此浏览器，不计入金额',
    description: 'Beside the heading over the parts that are not in the cart of the account.',
  },
  again: {
    id: 'buying.guest.again',
    defaultMessage: '重试',
    description: 'Button: tries again to add the parts to the cart of the account.',
  },
  clear: {
    id: 'buying.guest.clear',
    defaultMessage: '全部移除',
    description: 'Button: removes all parts that are not in the cart of the account.',
  },
  remove: {
    id: 'buying.guest.remove',
    defaultMessage: '移除 {part}',
    description: 'Name of the button that removes one part that is not in the cart of the account.',
  },
  unknownPart: {
    id: 'buying.guest.unknownPart',
    defaultMessage: '名称无法读取的零件',
    description: 'Stands for the name of a part while the shop does not answer what it is.',
  },
  merging: {
    id: 'buying.guest.merging',
    defaultMessage: '正在把登录前加入的零件并入购物车…',
    description: 'Above the cart after sign-in, while the parts of the visitor are being added to it.',
  },
  notSent: {
    id: 'buying.guest.notSent',
    defaultMessage: '尚未并入：商店没有回复。',
    description: 'State of a part that was not sent to the cart of the account, since the shop did not answer.',
  },
  waiting: {
    id: 'buying.guest.waiting',
    defaultMessage: '未收到商店的回复，尚不确定是否已并入。重试时会先核对购物车，不会重复加入。',
    description: 'State of a part that was sent to the cart of the account without an answer.',
  },
  stock: {
    id: 'buying.guest.stock',
    defaultMessage: '库存不足',
    description: 'Why pieces of a part were not added to the cart of the account.',
  },
  limitReached: {
    id: 'buying.guest.limitReached',
    defaultMessage: '超过限购数量',
    description: 'Why pieces of a part were not added to the cart of the account: the limit for a shopper is reached.',
  },
  offSale: {
    id: 'buying.guest.offSale',
    defaultMessage: '已下架',
    description: 'Why a part was not added to the cart of the account.',
  },
  fullAccount: {
    id: 'buying.guest.fullAccount',
    defaultMessage: '账号的购物车已满',
    description: 'Why a part was not added to the cart of the account.',
  },
  refused: {
    id: 'buying.guest.refused',
    defaultMessage: '商店没有说明原因',
    description: 'Why a part was not added to the cart of the account: the shop gave no reason.',
  },
});
