import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  presaleLeft: {
    id: 'product.saleNotes.presaleLeft',
    defaultMessage: '{left, plural, =0 {已订完} other {可预订 # {unit}}}',
    description: 'How many pieces of the chosen colour can be ordered in a presale. This is not stock.',
  },
  alone: {
    id: 'product.saleNotes.alone',
    defaultMessage: '活动商品需单独下单，不能加入购物车，也不能使用优惠券。',
    description:
      'Near the button that buys in a flash sale or presale: such goods are ordered on their own, not through the cart, and without coupons.',
  },
  delivery: {
    id: 'product.saleNotes.delivery',
    defaultMessage: '运费 {fee}，商品满 {freeFrom} 免运费，偏远地区满 {freeFromRemote} 免运费。',
    description: 'The charge for delivery and from which value of goods it is free, also in remote areas.',
  },
  deliveryLater: {
    id: 'product.saleNotes.deliveryLater',
    defaultMessage: '运费按收货地址计算，确认订单时显示。',
    description: 'Instead, where the server names no terms: the charge is shown before the order is placed.',
  },
});
