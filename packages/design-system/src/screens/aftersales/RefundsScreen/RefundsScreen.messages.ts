import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'refunds.list.title', defaultMessage: '退款与售后', description: 'Title of the list of refunds.' },
  tabs: {
    id: 'refunds.list.tabs',
    defaultMessage: '看哪些退款',
    description: 'Names the row of links that narrow the list.',
  },
  all: { id: 'refunds.list.all', defaultMessage: '全部', description: 'Link: all refunds.' },
  open: { id: 'refunds.list.open', defaultMessage: '处理中', description: 'Link: refunds that are not settled yet.' },
  done: { id: 'refunds.list.done', defaultMessage: '已结束', description: 'Link: refunds that are settled.' },
  refund: {
    id: 'refunds.list.refund',
    defaultMessage: '退款 {number}',
    description: 'Names a refund in the list, for those who listen.',
  },
  number: { id: 'refunds.list.number', defaultMessage: '退款编号', description: 'Before the refund’s number.' },
  order: {
    id: 'refunds.list.order',
    defaultMessage: '订单',
    description: 'Before the number of the order, which is a link.',
  },
  pieces: {
    id: 'refunds.list.pieces',
    defaultMessage: '{kinds, plural, other {# 种}}，{pieces, plural, other {# 颗}}',
    description: 'What a refund is about.',
  },
  others: {
    id: 'refunds.list.others',
    defaultMessage: '+{count, number}',
    description: 'After some pictures: how many more parts there are.',
  },
  details: { id: 'refunds.list.details', defaultMessage: '看详情', description: 'Leads to a refund.' },
  sendBack: {
    id: 'refunds.list.sendBack',
    defaultMessage: '填退货单号',
    description: 'Leads to a refund that waits for the number of the shopper’s parcel.',
  },
  more: { id: 'refunds.list.more', defaultMessage: '再看一些退款', description: 'Button: more refunds.' },
  empty: {
    id: 'refunds.list.empty',
    defaultMessage: '没有退款',
    description: 'Title: the shopper never asked for a refund.',
  },
  emptyText: {
    id: 'refunds.list.emptyText',
    defaultMessage: '颗粒有问题，在订单里就能申请。',
    description: 'Where a refund is asked for.',
  },
  toOrders: { id: 'refunds.list.toOrders', defaultMessage: '我的订单', description: 'Leads to the orders.' },
  emptyTab: {
    id: 'refunds.list.emptyTab',
    defaultMessage: '这里没有退款',
    description: 'Title: no refund of the chosen kind.',
  },
  toAll: { id: 'refunds.list.toAll', defaultMessage: '看全部退款', description: 'Leads to all refunds.' },
});
