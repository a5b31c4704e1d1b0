import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  unpaid: {
    id: 'refunds.unavailable.unpaid',
    defaultMessage: '此订单尚未支付',
    description: 'Title: there is nothing to refund yet.',
  },
  unpaidText: {
    id: 'refunds.unavailable.unpaidText',
    defaultMessage: '未支付的订单无需退款。如不需要，在订单中取消即可。',
    description: 'What to do with an order that was not paid.',
  },
  unknown: {
    id: 'refunds.unavailable.unknown',
    defaultMessage: '这笔订单的状态未知',
    description: 'Title: the server sends a state of the order that the shop does not know.',
  },
  unknownText: {
    id: 'refunds.unavailable.unknownText',
    defaultMessage: '尚不确定能否退款及可退金额。请联系客服。',
    description: 'What to do when it is not known whether an order can be refunded.',
  },
  chat: { id: 'refunds.unavailable.chat', defaultMessage: '问客服', description: 'Link to the chat about the order.' },
  open: {
    id: 'refunds.unavailable.open',
    defaultMessage: '这笔订单有退款正在处理',
    description: 'Title: another refund of the order is still open.',
  },
  openText: {
    id: 'refunds.unavailable.openText',
    defaultMessage: '处理完才能再申请。审核中的，可以先撤回。',
    description: 'What to do while another refund is open.',
  },
  toOpen: {
    id: 'refunds.unavailable.toOpen',
    defaultMessage: '查看这笔退款',
    description: 'Link to the open refund.',
  },
  nothingLeft: {
    id: 'refunds.unavailable.nothingLeft',
    defaultMessage: '这笔订单已无可退商品',
    description: 'Title: all pieces were refunded.',
  },
  nothingLeftText: {
    id: 'refunds.unavailable.nothingLeftText',
    defaultMessage: '每一颗都已申请退款，结果在退款记录里。',
    description: 'Where to look when all pieces were refunded.',
  },
  toRefunds: {
    id: 'refunds.unavailable.toRefunds',
    defaultMessage: '退款记录',
    description: 'Link to the list of refunds.',
  },
  toOrder: { id: 'refunds.unavailable.toOrder', defaultMessage: '返回订单', description: 'Link to the order.' },
  parcels: {
    id: 'refunds.unavailable.parcels',
    defaultMessage: '选择包裹',
    description: 'Title: an order in several parcels is refunded per parcel.',
  },
  parcelsText: {
    id: 'refunds.unavailable.parcelsText',
    defaultMessage: '这笔订单分开发货，退款按包裹申请。',
    description: 'Why a parcel has to be chosen.',
  },
  parcel: {
    id: 'refunds.unavailable.parcel',
    defaultMessage: '包裹 {place, number}：{kinds, plural, other {# 种}}，{pieces, plural, other {# 颗}}',
    description: 'Link to the refund of one of several parcels.',
  },
  parcelAlone: {
    id: 'refunds.unavailable.parcelAlone',
    defaultMessage: '包裹 {place, number}{pieces, plural, =0 {} other {：# 颗}}',
    description: 'The same where the shop does not say what is in it; pieces is 0 where it does not say how many.',
  },
});
