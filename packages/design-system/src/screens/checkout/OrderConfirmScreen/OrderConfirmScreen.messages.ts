import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  message: {
    id: 'confirm.order.message',
    defaultMessage: '给仓库留言（选填）',
    description: 'Label of the field for a message to the warehouse, optional.',
  },
  carrier: {
    id: 'confirm.order.carrier',
    defaultMessage: '快递由仓库指定，不能自选。',
    description: 'Below the message field: the carrier cannot be chosen (spec section 2).',
  },
  lines: {
    id: 'confirm.order.lines',
    defaultMessage: '{kinds, number} 种，{pieces, number} 颗',
    description: 'Heading over the lines of the order: number of lines and of pieces.',
  },
  showMore: {
    id: 'confirm.order.showMore',
    defaultMessage: '还有 {count, number} 种',
    description: 'Button that shows the remaining lines.',
  },
  showFewer: { id: 'confirm.order.showFewer', defaultMessage: '收起', description: 'Button that collapses the lines.' },
  goods: { id: 'confirm.order.goods', defaultMessage: '商品', description: 'Price row: the goods.' },
  member: { id: 'confirm.order.member', defaultMessage: '会员优惠', description: 'Price row: what a member saves.' },
  coupon: { id: 'confirm.order.coupon', defaultMessage: '优惠券', description: 'Price row: the coupon discount.' },
  points: { id: 'confirm.order.points', defaultMessage: '积分抵扣', description: 'Price row: the points discount.' },
  postage: { id: 'confirm.order.postage', defaultMessage: '运费', description: 'Price row: delivery.' },
  freePostage: {
    id: 'confirm.order.freePostage',
    defaultMessage: '免运费',
    description: 'Shown instead of the delivery price when it is free.',
  },
  freeFrom: {
    id: 'confirm.order.freeFrom',
    defaultMessage: '满 {amount} 免运费',
    description: 'Beside the delivery price: from which goods value it is free.',
  },
  postageByAddress: {
    id: 'confirm.order.postageByAddress',
    defaultMessage: '按收货地址计算',
    description: 'Instead of the delivery price while the server has not computed it for an address.',
  },
  toPayBeforePostage: {
    id: 'confirm.order.toPayBeforePostage',
    defaultMessage: '应付（不含运费）',
    description: 'Price row: the total to pay before the delivery price, which is not known yet.',
  },
  toPay: {
    id: 'confirm.order.toPay',
    defaultMessage: '应付',
    description: 'Price row: the total to pay.',
  },
  balance: {
    id: 'confirm.order.balance',
    defaultMessage: '余额 {balance}，下一步付款',
    description: 'The shopper’s balance, enough to pay the order in the next step.',
  },
  balanceShort: {
    id: 'confirm.order.balanceShort',
    defaultMessage: '余额 {balance}，本单还差 {missing}',
    description: 'The shopper’s balance is too small for the order.',
  },
  place: { id: 'confirm.order.place', defaultMessage: '提交订单', description: 'Main action: places the order.' },
  paymentNext: {
    id: 'confirm.order.paymentNext',
    defaultMessage: '提交后请在规定时间内付款',
    description: 'Under the main action: payment is the next step; only the server knows until when.',
  },
  needsAddress: {
    id: 'confirm.order.needsAddress',
    defaultMessage: '选好收货地址后即可提交',
    description: 'Under the main action while no address is chosen.',
  },
  savesAddress: {
    id: 'confirm.order.savesAddress',
    defaultMessage: '提交时会先保存正在填写的地址',
    description: 'Under the main action while the form of an address is open: its address is saved and used.',
  },
  addressNotSaved: {
    id: 'confirm.order.addressNotSaved',
    defaultMessage: '订单没有提交：尚未确认地址是否已保存，原因见地址下方',
    description:
      'Under the main action: the address of the open form could not be saved, or it is not known whether it was. Nothing was ordered.',
  },
  needsShorter: {
    id: 'confirm.order.needsShorter',
    defaultMessage: '留言超过 {limit, number} 字，缩短后即可提交',
    description: 'Under the main action while the message is too long.',
  },
  needsPrice: {
    id: 'confirm.order.needsPrice',
    defaultMessage: '金额计算后即可提交',
    description: 'Under the main action while the price is being computed.',
  },
  needsRenewal: {
    id: 'confirm.order.needsRenewal',
    defaultMessage: '重新计价后即可提交',
    description: 'Under the main action once the order key has expired.',
  },
  toCart: { id: 'confirm.order.toCart', defaultMessage: '返回购物车', description: 'Link back to the cart.' },
});
