import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  byBalance: {
    id: 'pay.method.byBalance',
    defaultMessage: '余额支付',
    description: 'Heading over the payment from the balance.',
  },
  others: {
    id: 'pay.method.others',
    defaultMessage: '其他方式',
    description: 'Heading over the other payment methods.',
  },
  methods: {
    id: 'pay.method.methods',
    defaultMessage: '选择支付方式',
    description: 'Heading over the payment methods when the balance is not one of them.',
  },
  wechat: {
    id: 'pay.method.wechat',
    defaultMessage: '微信扫码支付',
    description: 'Payment method: WeChat, with a code to scan.',
  },
  alipay: {
    id: 'pay.method.alipay',
    defaultMessage: '支付宝扫码支付',
    description: 'Payment method: Alipay, with a code to scan.',
  },
  none: {
    id: 'pay.method.none',
    defaultMessage: '目前无法在这里支付',
    description: 'Title: the shop offers no payment method.',
  },
  noneText: {
    id: 'pay.method.noneText',
    defaultMessage: '请联系客服，了解如何支付。',
    description: 'What to do when the shop offers no payment method.',
  },
  toChat: { id: 'pay.method.toChat', defaultMessage: '问客服', description: 'Link to the chat about this order.' },
  cancel: {
    id: 'pay.cancel.cancel',
    defaultMessage: '取消订单',
    description: 'Button that cancels the order; also the confirming answer.',
  },
  cancelAsk: {
    id: 'pay.cancel.ask',
    defaultMessage: '取消这笔订单？',
    description: 'Confirmation question before the order is cancelled.',
  },
  cancelNo: { id: 'pay.cancel.no', defaultMessage: '再想想', description: 'Answer: keep the order.' },
  paid: { id: 'pay.result.paid', defaultMessage: '支付成功', description: 'Title of the page once the order is paid.' },
  paidAmount: { id: 'pay.result.amount', defaultMessage: '已付', description: 'Label before the paid amount.' },
  paidText: {
    id: 'pay.result.text',
    defaultMessage: '仓库会按订单配货，发货后可在订单中查看快递单号。',
    description: 'What happens after paying.',
  },
  presaleText: {
    id: 'pay.result.presaleText',
    defaultMessage: '预售结束后仓库统一发货，发货后可在订单中查看快递单号。',
    description: 'What happens after paying a presale order.',
  },
  pickUpText: {
    id: 'pay.result.pickUpText',
    defaultMessage: '到店出示订单号即可取货。',
    description: 'What happens after paying an order for pick-up.',
  },
  earned: {
    id: 'pay.result.earned',
    defaultMessage: '{count, plural, other {本单赠送 # 张优惠券}}',
    description: 'Title: how many coupons the order earned.',
  },
  earnedFrom: {
    id: 'pay.result.earnedFrom',
    defaultMessage: '满 {from} 可用',
    description: 'On a coupon that the order earned: minimum value of the goods.',
  },
  earnedAny: {
    id: 'pay.result.earnedAny',
    defaultMessage: '不限金额',
    description: 'On a coupon that the order earned: for goods of any value.',
  },
  earnedTo: {
    id: 'pay.result.earnedTo',
    defaultMessage: '{day} 前可用',
    description: 'Until when a coupon can be used.',
  },
  toCoupons: {
    id: 'pay.result.toCoupons',
    defaultMessage: '查看我的优惠券',
    description: 'Link from the earned coupons to all coupons of the shopper.',
  },
  toOrder: { id: 'pay.result.toOrder', defaultMessage: '查看订单', description: 'Link to the order.' },
  toParts: { id: 'pay.result.toParts', defaultMessage: '继续购物', description: 'Link to the parts.' },
  buyAgain: {
    id: 'pay.unpayable.buyAgain',
    defaultMessage: '再买一次',
    description: 'Button: orders the same lines again.',
  },
});
