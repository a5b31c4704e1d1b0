import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  home: { id: 'refunds.detail.home', defaultMessage: '首页', description: 'First of the breadcrumbs above a refund.' },
  refunds: {
    id: 'refunds.detail.refunds',
    defaultMessage: '退款与售后',
    description: 'Second of the breadcrumbs above a refund; also the link on the page of an unknown refund.',
  },
  loading: { id: 'refunds.detail.loading', defaultMessage: '退款', description: 'Title while the refund loads.' },
  underReview: {
    id: 'refunds.detail.underReview',
    defaultMessage: '商家正在审核',
    description: 'Title: the shop is reviewing the request.',
  },
  awaitingReturn: {
    id: 'refunds.detail.awaitingReturn',
    defaultMessage: '待寄回颗粒',
    description: 'Title: the shop agreed and waits for the goods.',
  },
  returning: {
    id: 'refunds.detail.returning',
    defaultMessage: '颗粒正在寄回',
    description: 'Title: the goods are in transit back to the shop.',
  },
  refunded: {
    id: 'refunds.detail.refunded',
    defaultMessage: '已退款',
    description: 'Title: the money was refunded.',
  },
  rejected: { id: 'refunds.detail.rejected', defaultMessage: '商家未同意', description: 'Title: the shop refused.' },
  unknown: {
    id: 'refunds.detail.unknown',
    defaultMessage: '这笔退款的状态未知',
    description: 'Title: the server sends a state that the shop does not know.',
  },
  nextUnknown: {
    id: 'refunds.detail.nextUnknown',
    defaultMessage: '{title, select, none {商店没有说明当前状态} other {商店显示为“{title}”}}。请联系客服。',
    description: 'What to do with a refund in an unknown state; title is the server’s label of it, or none.',
  },
  nextMoney: {
    id: 'refunds.detail.nextMoney',
    defaultMessage: '商家同意后，款项退回原支付方式。',
    description: 'Next step of a refund without return, under review.',
  },
  nextGoods: {
    id: 'refunds.detail.nextGoods',
    defaultMessage: '商家同意后，这里会有退货地址。',
    description: 'Next step of a refund with return, under review.',
  },
  nextSendBack: {
    id: 'refunds.detail.nextSendBack',
    defaultMessage: '商家已同意。请按下面的地址寄回，再填写快递单号；商家收到后退款。',
    description: 'Next step: the shopper sends the goods back.',
  },
  nextReturning: {
    id: 'refunds.detail.nextReturning',
    defaultMessage: '商家收到并检查后退款。',
    description: 'Next step while the goods are in transit.',
  },
  nextRefunded: {
    id: 'refunds.detail.nextRefunded',
    defaultMessage: '款项已退回原支付方式。',
    description: 'The refund is paid.',
  },
  nextRejected: {
    id: 'refunds.detail.nextRejected',
    defaultMessage: '可以补充说明后再申请，也可以联系客服。',
    description: 'What to do after the request was rejected.',
  },
  refusal: {
    id: 'refunds.detail.refusal',
    defaultMessage: '商家的理由',
    description: 'Before the shop’s reason for rejecting the request.',
  },
  number: { id: 'refunds.detail.number', defaultMessage: '退款编号', description: 'Label before the refund number.' },
  copyNumber: {
    id: 'refunds.detail.copyNumber',
    defaultMessage: '复制退款编号',
    description: 'Button that copies the refund number.',
  },
  copied: {
    id: 'refunds.detail.copied',
    defaultMessage: '已复制',
    description: 'Confirmation after something was copied.',
  },
  notCopied: {
    id: 'refunds.detail.notCopied',
    defaultMessage: '复制失败，请手动复制',
    description: 'Shown when the browser did not allow copying.',
  },
  chat: { id: 'refunds.detail.chat', defaultMessage: '问客服', description: 'Link to the chat about the order.' },
  requestAgain: {
    id: 'refunds.detail.requestAgain',
    defaultMessage: '再次申请',
    description: 'Link to the form for another request after a rejection.',
  },
  stepRequested: {
    id: 'refunds.detail.stepRequested',
    defaultMessage: '提交申请',
    description: 'Step of a refund: requested.',
  },
  stepReview: {
    id: 'refunds.detail.stepReview',
    defaultMessage: '商家审核',
    description: 'Step of a refund: the shop reviews it.',
  },
  stepSendBack: {
    id: 'refunds.detail.stepSendBack',
    defaultMessage: '寄回颗粒',
    description: 'Step of a refund: the goods are sent back.',
  },
  stepRefunded: {
    id: 'refunds.detail.stepRefunded',
    defaultMessage: '退款',
    description: 'Step of a refund: the money is refunded.',
  },
  stepRejected: {
    id: 'refunds.detail.stepRejected',
    defaultMessage: '商家拒绝',
    description: 'Step of a refund: rejected.',
  },
  lines: {
    id: 'refunds.detail.lines',
    defaultMessage: '要退的颗粒',
    description: 'Heading over the parts that are refunded.',
  },
  pieces: {
    id: 'refunds.detail.pieces',
    defaultMessage: '{count, plural, other {# 颗}}',
    description: 'How many pieces of a part.',
  },
  facts: {
    id: 'refunds.detail.facts',
    defaultMessage: '申请内容',
    description: 'Heading over the contents of the request.',
  },
  order: { id: 'refunds.detail.order', defaultMessage: '订单', description: 'Fact: the order, a link.' },
  kind: { id: 'refunds.detail.kind', defaultMessage: '退款类型', description: 'Fact: refund with or without return.' },
  money: { id: 'refunds.detail.money', defaultMessage: '仅退款', description: 'Kind of refund: without return.' },
  goods: { id: 'refunds.detail.goods', defaultMessage: '退货退款', description: 'Kind of refund: with return.' },
  reason: { id: 'refunds.detail.reason', defaultMessage: '原因', description: 'Fact: the reason.' },
  explanation: {
    id: 'refunds.detail.explanation',
    defaultMessage: '说明',
    description: 'Fact: what the shopper wrote.',
  },
  images: {
    id: 'refunds.detail.images',
    defaultMessage: '图片',
    description: 'Fact: the images; also the label of their large view.',
  },
  image: {
    id: 'refunds.detail.image',
    defaultMessage: '图片 {at, number}，放大',
    description: 'Button that enlarges an image.',
  },
  parcel: {
    id: 'refunds.detail.parcel',
    defaultMessage: '退货快递',
    description: 'Fact: carrier and number of the return parcel.',
  },
  requestedAmount: {
    id: 'refunds.detail.requestedAmount',
    defaultMessage: '申请金额',
    description: 'Label before the amount while it is not decided.',
  },
  refundedAmount: {
    id: 'refunds.detail.refundedAmount',
    defaultMessage: '退款金额',
    description: 'Label before the amount that was refunded.',
  },
  notFound: {
    id: 'refunds.detail.notFound',
    defaultMessage: '找不到这笔退款',
    description: 'Title: there is no such refund.',
  },
  notFoundText: {
    id: 'refunds.detail.notFoundText',
    defaultMessage: '可能已经撤回或删除。',
    description: 'Why a refund may not be found.',
  },
});
