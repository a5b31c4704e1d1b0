import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  unpaid: {
    id: 'refunds.notNow.unpaid',
    defaultMessage: '这笔订单还没付款',
    description: 'Title: there is nothing to refund yet.',
  },
  unpaidText: {
    id: 'refunds.notNow.unpaidText',
    defaultMessage: '没付的钱不用退。不想要了，在订单里取消就行。',
    description: 'What to do with an order that was not paid.',
  },
  open: {
    id: 'refunds.notNow.open',
    defaultMessage: '这笔订单有退款正在处理',
    description: 'Title: another refund of the order is still open.',
  },
  openText: {
    id: 'refunds.notNow.openText',
    defaultMessage: '处理完才能再申请。还在审核的，可以先撤销。',
    description: 'What to do while another refund is open.',
  },
  toOpen: {
    id: 'refunds.notNow.toOpen',
    defaultMessage: '看这笔退款',
    description: 'Leads to the refund that is open.',
  },
  nothingLeft: {
    id: 'refunds.notNow.nothingLeft',
    defaultMessage: '这笔订单没有可退的了',
    description: 'Title: every piece went into refunds.',
  },
  nothingLeftText: {
    id: 'refunds.notNow.nothingLeftText',
    defaultMessage: '每一颗都申请过退款，结果在退款记录里。',
    description: 'Where to look when every piece went into refunds.',
  },
  toRefunds: {
    id: 'refunds.notNow.toRefunds',
    defaultMessage: '退款记录',
    description: 'Leads to the list of refunds.',
  },
  toOrder: { id: 'refunds.notNow.toOrder', defaultMessage: '回到订单', description: 'Leads to the order.' },
  parcels: {
    id: 'refunds.notNow.parcels',
    defaultMessage: '选一个包裹',
    description: 'Title: an order in several parcels is refunded parcel by parcel.',
  },
  parcelsText: {
    id: 'refunds.notNow.parcelsText',
    defaultMessage: '这笔订单分开发货，退款按包裹申请。',
    description: 'Why a parcel has to be chosen.',
  },
  parcel: {
    id: 'refunds.notNow.parcel',
    defaultMessage: '包裹 {place, number}：{kinds, plural, other {# 种}}，{pieces, plural, other {# 颗}}',
    description: 'Leads to the refund of one of several parcels.',
  },
});
