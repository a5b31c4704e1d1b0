import { defineMessages } from '../../messages/define-messages.ts';

/** Texts that both pages of coupons show. */
export const couponMessages = defineMessages({
  views: {
    id: 'coupons.pages.views',
    defaultMessage: '优惠券页面',
    description: 'Label of the tabs: usable coupons, used or expired ones, the coupon centre.',
  },
  usable: { id: 'coupons.pages.usable', defaultMessage: '可用', description: 'Tab: coupons that can be used.' },
  over: {
    id: 'coupons.pages.over',
    defaultMessage: '已用或过期',
    description: 'Tab: coupons that were used or have expired.',
  },
  centre: {
    id: 'coupons.pages.centre',
    defaultMessage: '领券中心',
    description: 'Tab and heading: coupons that can be received.',
  },
  mine: { id: 'coupons.pages.mine', defaultMessage: '我的优惠券', description: 'Heading: the shopper’s coupons.' },
  toParts: { id: 'coupons.pages.toParts', defaultMessage: '逛颗粒商城', description: 'Link from an empty list.' },
});
