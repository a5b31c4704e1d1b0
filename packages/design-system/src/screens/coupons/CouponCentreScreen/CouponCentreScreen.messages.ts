import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  lead: {
    id: 'coupons.centre.lead',
    defaultMessage: '领取的优惠券在“我的优惠券”里，下单时选用。',
    description: 'Below the heading of the coupon centre: where received coupons are.',
  },
  left: {
    id: 'coupons.centre.left',
    defaultMessage: '剩 {left, plural, other {# 张}}',
    description: 'How many of a coupon are left.',
  },
  leftOf: {
    id: 'coupons.centre.leftOf',
    defaultMessage: '剩 {left, number} / {total, number} 张',
    description: 'How many of a coupon are left, of how many.',
  },
  receive: {
    id: 'coupons.centre.receive',
    defaultMessage: '领取',
    description: 'Button that receives a coupon; the name of the coupon follows for screen readers.',
  },
  again: {
    id: 'coupons.centre.again',
    defaultMessage: '再领一张',
    description: 'Button that receives one more of a coupon; the name of the coupon follows for screen readers.',
  },
  received: {
    id: 'coupons.centre.received',
    defaultMessage: '已领取',
    description: 'On a coupon that the shopper has received.',
  },
  receivedOf: {
    id: 'coupons.centre.receivedOf',
    defaultMessage: '已领 {times, number} / {limit, number} 张',
    description: 'How many of a coupon the shopper has received, of how many.',
  },
  gone: { id: 'coupons.centre.gone', defaultMessage: '已领完', description: 'On a coupon of which none is left.' },
  members: {
    id: 'coupons.centre.members',
    defaultMessage: '会员可领',
    description: 'In place of the button: only members can receive the coupon, and the shopper is none.',
  },
  unknown: {
    id: 'coupons.centre.unknown',
    defaultMessage: '未收到商店的回复，尚不确定是否领取成功。如“我的优惠券”中已有这张券，即已领取。',
    description: 'On a coupon: whether it was received is not known, since no answer came.',
  },
  empty: {
    id: 'coupons.centre.empty',
    defaultMessage: '暂无可领取的优惠券',
    description: 'Title: no coupons to receive.',
  },
  emptyText: {
    id: 'coupons.centre.emptyText',
    defaultMessage: '新的优惠券会显示在这里。已领取的在“我的优惠券”里。',
    description: 'What to do without coupons to receive.',
  },
});
