import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  total: {
    id: 'coupons.mine.total',
    defaultMessage: '共 {count, plural, other {# 张}}',
    description: 'How many coupons the list has.',
  },
  shown: {
    id: 'coupons.mine.shown',
    defaultMessage: '先显示 {count, plural, other {# 张}}',
    description: 'How many coupons are shown so far; there are more.',
  },
  more: { id: 'coupons.mine.more', defaultMessage: '查看更多', description: 'Button below the list.' },
  new: { id: 'coupons.mine.new', defaultMessage: '新到', description: 'On a coupon of the last 24 hours.' },
  notYet: { id: 'coupons.mine.notYet', defaultMessage: '未开始', description: 'On a coupon that is not usable yet.' },
  used: { id: 'coupons.mine.used', defaultMessage: '已使用', description: 'On a coupon that was used.' },
  expired: { id: 'coupons.mine.expired', defaultMessage: '已过期', description: 'On a coupon that has expired.' },
  usedOrExpired: {
    id: 'coupons.mine.usedOrExpired',
    defaultMessage: '已用或过期',
    description: 'On a coupon that was used or has expired; the shop does not say which.',
  },
  empty: { id: 'coupons.mine.empty', defaultMessage: '暂无可用的优惠券', description: 'Title: no usable coupons.' },
  emptyText: {
    id: 'coupons.mine.emptyText',
    defaultMessage: '到领券中心看看，领取的优惠券会显示在这里。',
    description: 'What to do without usable coupons.',
  },
  toCentre: { id: 'coupons.mine.toCentre', defaultMessage: '去领券', description: 'Link to the coupon centre.' },
  emptyOver: {
    id: 'coupons.mine.emptyOver',
    defaultMessage: '暂无已用或过期的优惠券',
    description: 'Title: no used or expired coupons.',
  },
  emptyOverText: {
    id: 'coupons.mine.emptyOverText',
    defaultMessage: '已使用和过期的优惠券会显示在这里。',
    description: 'Why the list of used or expired coupons is empty.',
  },
  toUsable: {
    id: 'coupons.mine.toUsable',
    defaultMessage: '查看可用的优惠券',
    description: 'Link to the coupons that can be used.',
  },
});
