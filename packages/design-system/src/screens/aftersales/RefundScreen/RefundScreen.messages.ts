import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  home: { id: 'refunds.one.home', defaultMessage: '首页', description: 'First step of the path above a refund.' },
  refunds: {
    id: 'refunds.one.refunds',
    defaultMessage: '退款与售后',
    description: 'Second step of the path above a refund; also the way on from an unknown one.',
  },
  loading: { id: 'refunds.one.loading', defaultMessage: '退款', description: 'Title until the refund is here.' },
  underReview: {
    id: 'refunds.one.underReview',
    defaultMessage: '商家正在审核',
    description: 'Title: the shop looks at the request.',
  },
  awaitingReturn: {
    id: 'refunds.one.awaitingReturn',
    defaultMessage: '等你寄回颗粒',
    description: 'Title: the shop agreed and waits for the goods.',
  },
  returning: {
    id: 'refunds.one.returning',
    defaultMessage: '颗粒正在寄回',
    description: 'Title: the goods are on their way back.',
  },
  refunded: { id: 'refunds.one.refunded', defaultMessage: '已经退款', description: 'Title: the money went back.' },
  rejected: { id: 'refunds.one.rejected', defaultMessage: '商家没有同意', description: 'Title: the shop refused.' },
  nextMoney: {
    id: 'refunds.one.nextMoney',
    defaultMessage: '商家同意后，钱退回原来的付款方式。',
    description: 'What comes next for a refund of money alone under review.',
  },
  nextGoods: {
    id: 'refunds.one.nextGoods',
    defaultMessage: '商家同意后，这里会有退货地址。',
    description: 'What comes next for a refund with goods under review.',
  },
  nextSendBack: {
    id: 'refunds.one.nextSendBack',
    defaultMessage: '商家同意了。按下面的地址寄回，再填快递单号；商家收到后退款。',
    description: 'What the shopper does next: send the goods back.',
  },
  nextReturning: {
    id: 'refunds.one.nextReturning',
    defaultMessage: '商家收到、检查后退款。',
    description: 'What comes next while the goods travel.',
  },
  nextRefunded: {
    id: 'refunds.one.nextRefunded',
    defaultMessage: '钱已退回原来的付款方式。',
    description: 'A refund is paid.',
  },
  nextRejected: {
    id: 'refunds.one.nextRejected',
    defaultMessage: '可以补充说明后再申请，也可以找客服。',
    description: 'What to do after a refusal.',
  },
  refusal: { id: 'refunds.one.refusal', defaultMessage: '商家的理由', description: 'Before why the shop refused.' },
  number: { id: 'refunds.one.number', defaultMessage: '退款编号', description: 'Before the refund’s number.' },
  copyNumber: {
    id: 'refunds.one.copyNumber',
    defaultMessage: '复制退款编号',
    description: 'Button that copies the refund’s number.',
  },
  copied: { id: 'refunds.one.copied', defaultMessage: '已复制', description: 'Said after something was copied.' },
  notCopied: {
    id: 'refunds.one.notCopied',
    defaultMessage: '没复制成，请选中后自己复制',
    description: 'Said when the browser refused to copy.',
  },
  chat: { id: 'refunds.one.chat', defaultMessage: '问客服', description: 'Leads to the chat about the order.' },
  askAgain: {
    id: 'refunds.one.askAgain',
    defaultMessage: '再申请一次',
    description: 'Leads to the form for another request after a refusal.',
  },
  stepAsked: { id: 'refunds.one.stepAsked', defaultMessage: '提交申请', description: 'Step of a refund: asked for.' },
  stepReview: {
    id: 'refunds.one.stepReview',
    defaultMessage: '商家审核',
    description: 'Step of a refund: the shop looks at it.',
  },
  stepSendBack: {
    id: 'refunds.one.stepSendBack',
    defaultMessage: '寄回颗粒',
    description: 'Step of a refund: the goods go back.',
  },
  stepRefunded: {
    id: 'refunds.one.stepRefunded',
    defaultMessage: '退款',
    description: 'Step of a refund: the money goes back.',
  },
  stepRejected: {
    id: 'refunds.one.stepRejected',
    defaultMessage: '商家拒绝',
    description: 'Step of a refund: refused.',
  },
  lines: {
    id: 'refunds.one.lines',
    defaultMessage: '退的颗粒',
    description: 'Heading over the parts that are refunded.',
  },
  pieces: {
    id: 'refunds.one.pieces',
    defaultMessage: '{count, plural, other {# 颗}}',
    description: 'How many pieces of a part.',
  },
  facts: { id: 'refunds.one.facts', defaultMessage: '申请内容', description: 'Heading over what was asked.' },
  order: { id: 'refunds.one.order', defaultMessage: '订单', description: 'Fact: the order, a link.' },
  kind: { id: 'refunds.one.kind', defaultMessage: '怎么退', description: 'Fact: money alone or goods back.' },
  money: { id: 'refunds.one.money', defaultMessage: '只退款', description: 'Kind of refund: money alone.' },
  goods: { id: 'refunds.one.goods', defaultMessage: '退货退款', description: 'Kind of refund: goods back for money.' },
  reason: { id: 'refunds.one.reason', defaultMessage: '原因', description: 'Fact: the reason.' },
  explanation: { id: 'refunds.one.explanation', defaultMessage: '说明', description: 'Fact: what the shopper wrote.' },
  images: {
    id: 'refunds.one.images',
    defaultMessage: '图片',
    description: 'Fact: the images; names their large view too.',
  },
  image: {
    id: 'refunds.one.image',
    defaultMessage: '图片 {at, number}，放大看',
    description: 'Button that shows an image larger.',
  },
  parcel: {
    id: 'refunds.one.parcel',
    defaultMessage: '退货快递',
    description: 'Fact: carrier and number of the parcel that goes back.',
  },
  asked: {
    id: 'refunds.one.asked',
    defaultMessage: '申请金额',
    description: 'Before the amount while it is not decided.',
  },
  paid: { id: 'refunds.one.paid', defaultMessage: '退款金额', description: 'Before the amount that was paid back.' },
  gone: { id: 'refunds.one.gone', defaultMessage: '找不到这笔退款', description: 'Title: there is no such refund.' },
  goneText: {
    id: 'refunds.one.goneText',
    defaultMessage: '它可能已经撤销或删除。',
    description: 'What it means that the refund was not found.',
  },
});
