import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'refunds.list.title', defaultMessage: '退款与售后', description: 'Title of the list of refunds.' },
  tabs: {
    id: 'refunds.list.tabs',
    defaultMessage: '筛选退款',
    description: 'Label of the tabs that filter the list.',
  },
  all: { id: 'refunds.list.all', defaultMessage: '全部', description: 'Tab: all refunds.' },
  open: { id: 'refunds.list.open', defaultMessage: '处理中', description: 'Tab: open refunds.' },
  done: { id: 'refunds.list.done', defaultMessage: '已结束', description: 'Tab: closed refunds.' },
  refund: {
    id: 'refunds.list.refund',
    defaultMessage: '退款 {number}',
    description: 'Name of a refund in the list, for screen readers.',
  },
  number: { id: 'refunds.list.number', defaultMessage: '退款编号', description: 'Label before the refund number.' },
  order: {
    id: 'refunds.list.order',
    defaultMessage: '订单',
    description: 'Label before the order number, which is a link.',
  },
  pieces: {
    id: 'refunds.list.pieces',
    defaultMessage: '{kinds, plural, other {# 种}}，{pieces, plural, other {# 颗}}',
    description: 'Contents of a refund.',
  },
  others: {
    id: 'refunds.list.others',
    defaultMessage: '+{count, number}',
    description: 'After the pictures: how many more parts there are.',
  },
  details: { id: 'refunds.list.details', defaultMessage: '查看详情', description: 'Link to a refund.' },
  sendBack: {
    id: 'refunds.list.sendBack',
    defaultMessage: '填写退货单号',
    description: 'Link to a refund that waits for the tracking number of the return parcel.',
  },
  more: { id: 'refunds.list.more', defaultMessage: '查看更早的退款', description: 'Button that loads more refunds.' },
  empty: {
    id: 'refunds.list.empty',
    defaultMessage: '暂无退款',
    description: 'Title: the shopper has no refunds.',
  },
  emptyText: {
    id: 'refunds.list.emptyText',
    defaultMessage: '颗粒有问题，可以在订单里申请。',
    description: 'Where to request a refund.',
  },
  toOrders: { id: 'refunds.list.toOrders', defaultMessage: '我的订单', description: 'Link to the orders.' },
  emptyTab: {
    id: 'refunds.list.emptyTab',
    defaultMessage: '暂无此状态的退款',
    description: 'Title: no refunds in the chosen tab.',
  },
  toAll: { id: 'refunds.list.toAll', defaultMessage: '查看全部退款', description: 'Link to all refunds.' },
});
