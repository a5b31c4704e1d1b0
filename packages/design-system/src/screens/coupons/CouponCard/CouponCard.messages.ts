import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  from: {
    id: 'coupons.card.from',
    defaultMessage: '满 {amount} 可用',
    description: 'On a coupon: minimum value of the goods.',
  },
  anyAmount: {
    id: 'coupons.card.anyAmount',
    defaultMessage: '不限金额',
    description: 'On a coupon: for goods of any value.',
  },
  all: { id: 'coupons.card.all', defaultMessage: '全部零件可用', description: 'What a coupon is for: all parts.' },
  category: {
    id: 'coupons.card.category',
    defaultMessage: '指定类别可用',
    description: 'What a coupon is for: parts of some category that is not named.',
  },
  named: {
    id: 'coupons.card.named',
    defaultMessage: '{names}可用',
    description: 'What a coupon is for: the category or the part with this name.',
  },
  products: {
    id: 'coupons.card.products',
    defaultMessage: '指定零件可用',
    description: 'What a coupon is for: some parts that are not named.',
  },
  count: {
    id: 'coupons.card.count',
    defaultMessage: '{count, plural, other {# 种}}指定零件可用',
    description: 'What a coupon is for: this number of kinds of parts.',
  },
  members: {
    id: 'coupons.card.members',
    defaultMessage: '会员专享',
    description: 'What a coupon is for: members only.',
  },
  scopeUnknown: {
    id: 'coupons.card.scopeUnknown',
    defaultMessage: '适用范围未注明',
    description: 'The shop does not say what a coupon is for.',
  },
  between: {
    id: 'coupons.card.between',
    defaultMessage: '{from} 至 {to} 有效',
    description: 'From which day to which a coupon can be used.',
  },
  until: { id: 'coupons.card.until', defaultMessage: '{to} 前有效', description: 'The last day of a coupon.' },
  since: { id: 'coupons.card.since', defaultMessage: '{from} 起可用', description: 'The first day of a coupon.' },
  days: {
    id: 'coupons.card.days',
    defaultMessage: '领取后 {days, plural, other {# 天}}内有效',
    description: 'How long a coupon is valid after it was received.',
  },
  validityUnknown: {
    id: 'coupons.card.validityUnknown',
    defaultMessage: '有效期未注明',
    description: 'The shop does not say until when a coupon can be used.',
  },
  howTo: {
    id: 'coupons.card.howTo',
    defaultMessage: '使用说明',
    description: 'Button that shows how to use a coupon; the name of the coupon follows for screen readers.',
  },
  use: {
    id: 'coupons.card.use',
    defaultMessage: '去使用',
    description: 'Link to the parts that a coupon is for; the name of the coupon follows for screen readers.',
  },
  threshold: { id: 'coupons.card.threshold', defaultMessage: '优惠', description: 'Label: what a coupon takes off.' },
  offFrom: {
    id: 'coupons.card.offFrom',
    defaultMessage: '适用的商品满 {from}，减 {amount}',
    description: 'What a coupon takes off, from which value of the goods that it is for.',
  },
  off: {
    id: 'coupons.card.off',
    defaultMessage: '减 {amount}，不限金额',
    description: 'What a coupon without a minimum takes off.',
  },
  scope: { id: 'coupons.card.scope', defaultMessage: '适用', description: 'Label: what a coupon is for.' },
  validity: { id: 'coupons.card.validity', defaultMessage: '有效期', description: 'Label: when a coupon can be used.' },
  limit: {
    id: 'coupons.card.limit',
    defaultMessage: '限领',
    description: 'Label: how often a shopper may receive a coupon.',
  },
  limitEach: {
    id: 'coupons.card.limitEach',
    defaultMessage: '每人 {limit, plural, other {# 张}}',
    description: 'How often a shopper may receive a coupon.',
  },
  usage: { id: 'coupons.card.usage', defaultMessage: '使用方式', description: 'Label: how to use a coupon.' },
  usageText: {
    id: 'coupons.card.usageText',
    defaultMessage: '去结算后，在“确认订单”页的优惠券中选择。可用的券会列出，不可用的会注明原因。',
    description: 'How to use a coupon: it is chosen on the page that confirms an order.',
  },
  goods: {
    id: 'coupons.card.goods',
    defaultMessage: '可用于',
    description: 'Label over the links to the categories and parts that a coupon is for.',
  },
});
