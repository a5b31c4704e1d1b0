import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  coupons: {
    id: 'product.coupons.coupons',
    defaultMessage: '优惠券',
    description: 'Opens the coupons that can be received for a product; their discounts follow.',
  },
  off: {
    id: 'product.coupons.off',
    defaultMessage: '减 {amount}',
    description: 'Discount of a coupon without a minimum order value.',
  },
  offFrom: {
    id: 'product.coupons.offFrom',
    defaultMessage: '满 {from} 减 {amount}',
    description: 'Discount of a coupon with its minimum order value.',
  },
  all: { id: 'product.coupons.all', defaultMessage: '全部商品', description: 'What a coupon is for: all products.' },
  category: {
    id: 'product.coupons.category',
    defaultMessage: '这一类商品',
    description: 'What a coupon is for: products of this category.',
  },
  products: {
    id: 'product.coupons.products',
    defaultMessage: '指定商品',
    description: 'What a coupon is for: selected products, including this one.',
  },
  members: {
    id: 'product.coupons.members',
    defaultMessage: '会员专享',
    description: 'What a coupon is for: members only; also shown in place of its button for others.',
  },
  days: {
    id: 'product.coupons.days',
    defaultMessage: '领取后 {days, plural, other {# 天}}内有效',
    description: 'How long a coupon is valid after it was received.',
  },
  dates: {
    id: 'product.coupons.dates',
    defaultMessage: '{from} 至 {to} 有效',
    description: 'From which day to which a coupon can be used.',
  },
  left: {
    id: 'product.coupons.left',
    defaultMessage: '剩 {left, number} 张',
    description: 'How many of a coupon are left.',
  },
  receive: { id: 'product.coupons.receive', defaultMessage: '领取', description: 'Button that receives a coupon.' },
  received: {
    id: 'product.coupons.received',
    defaultMessage: '已领取',
    description: 'In place of the button: the shopper has this coupon.',
  },
  gone: {
    id: 'product.coupons.gone',
    defaultMessage: '已领完',
    description: 'In place of the button: none of this coupon is left.',
  },
  failed: {
    id: 'product.coupons.failed',
    defaultMessage: '优惠券加载失败，不影响购买。',
    description: 'In place of the coupons of a product when they could not be loaded; the reason follows.',
  },
});
