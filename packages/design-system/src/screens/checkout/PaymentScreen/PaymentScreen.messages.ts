import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  byBalance: {
    id: 'pay.method.byBalance',
    defaultMessage: '用余额付',
    description: 'Heading over the payment from the balance.',
  },
  others: {
    id: 'pay.method.others',
    defaultMessage: '其他方式',
    description: 'Heading over the other payment methods.',
  },
  methods: {
    id: 'pay.method.methods',
    defaultMessage: '选一种方式付',
    description: 'Heading over the payment methods when the balance is not one of them.',
  },
  wechat: {
    id: 'pay.method.wechat',
    defaultMessage: '微信扫码付',
    description: 'Payment method: WeChat, with a code to scan.',
  },
  alipay: {
    id: 'pay.method.alipay',
    defaultMessage: '支付宝扫码付',
    description: 'Payment method: Alipay, with a code to scan.',
  },
  none: {
    id: 'pay.method.none',
    defaultMessage: '商店还没有开通网上付款',
    description: 'Title: the shop offers no payment method.',
  },
  noneText: {
    id: 'pay.method.noneText',
    defaultMessage: '订单先替你留着，问问客服怎么付。',
    description: 'What to do when the shop offers no payment method.',
  },
  toChat: { id: 'pay.method.toChat', defaultMessage: '问客服', description: 'Link to the chat about this order.' },
  balance: { id: 'pay.balance.now', defaultMessage: '现在的余额', description: 'Row: the balance before paying.' },
  after: {
    id: 'pay.balance.after',
    defaultMessage: '付款后剩',
    description: 'Row: the balance after paying.',
  },
  pay: {
    id: 'pay.balance.pay',
    defaultMessage: '支付 {amount}',
    description: 'Main action: pays the order from the balance.',
  },
  short: {
    id: 'pay.balance.short',
    defaultMessage: '余额不够，还差 {missing}',
    description: 'Title: the balance is too small by this amount.',
  },
  shortByShop: {
    id: 'pay.balance.shortByShop',
    defaultMessage: '商店说余额不够付这一单',
    description: 'Title: the shop refused the payment since the balance is too small.',
  },
  shortText: {
    id: 'pay.balance.shortText',
    defaultMessage: '充值到账就能接着付，也可以换一种方式。',
    description: 'What to do when the balance is too small.',
  },
  shortElsewhere: {
    id: 'pay.balance.shortElsewhere',
    defaultMessage: '这家店现在不能充值，请换一种方式付。',
    description: 'What to do when the balance is too small and the shop offers no top-ups.',
  },
  topUp: { id: 'pay.balance.topUp', defaultMessage: '充值', description: 'Button that opens the top-up in place.' },
  arrived: {
    id: 'pay.balance.arrived',
    defaultMessage: '充值到账，余额够付了。',
    description: 'Shown once the balance is sufficient.',
  },
  failed: {
    id: 'pay.outcome.failed',
    defaultMessage: '这次没有付成',
    description: 'Title: paying failed, nothing was charged.',
  },
  failedText: {
    id: 'pay.outcome.failedText',
    defaultMessage: '没有扣钱，订单还在。再付一次，或换一种方式。',
    description: 'What to do after a failed payment.',
  },
  checking: {
    id: 'pay.outcome.checking',
    defaultMessage: '正在查这笔钱付成了没有',
    description: 'Title: no response came, so the payment is being checked.',
  },
  checkingText: {
    id: 'pay.outcome.checkingText',
    defaultMessage: '网络断了一下。先别再付，查到就告诉你。',
    description: 'What happens while the payment is being checked.',
  },
  unconfirmed: {
    id: 'pay.outcome.unconfirmed',
    defaultMessage: '还不知道付成了没有',
    description: 'Title: no response came, and the check failed too.',
  },
  unconfirmedText: {
    id: 'pay.outcome.unconfirmedText',
    defaultMessage: '先别再付一次。连上以后查一下，付成了就会显示。',
    description: 'What to do while it is unknown whether the order was paid.',
  },
  checkAgain: {
    id: 'pay.outcome.checkAgain',
    defaultMessage: '再查一次',
    description: 'Button that checks the payment again.',
  },
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
  cancelNo: { id: 'pay.cancel.no', defaultMessage: '先留着', description: 'Answer: keep the order.' },
  paid: { id: 'pay.result.paid', defaultMessage: '付好了', description: 'Title of the page once the order is paid.' },
  paidAmount: { id: 'pay.result.amount', defaultMessage: '已付', description: 'Label before the paid amount.' },
  paidText: {
    id: 'pay.result.text',
    defaultMessage: '仓库会按订单配货，发出后在订单里能看到快递单号。',
    description: 'What happens after paying.',
  },
  presaleText: {
    id: 'pay.result.presaleText',
    defaultMessage: '预售结束后仓库统一发货，发出后在订单里能看到快递单号。',
    description: 'What happens after paying a presale order.',
  },
  pickUpText: {
    id: 'pay.result.pickUpText',
    defaultMessage: '到店报订单号就能取货。',
    description: 'What happens after paying an order for pick-up.',
  },
  earned: {
    id: 'pay.result.earned',
    defaultMessage: '{count, plural, other {这一单送你 # 张优惠券}}',
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
    defaultMessage: '{day} 前用',
    description: 'Until when a coupon can be used.',
  },
  toCoupons: {
    id: 'pay.result.toCoupons',
    defaultMessage: '看我的优惠券',
    description: 'Link from the earned coupons to all coupons of the shopper.',
  },
  toOrder: { id: 'pay.result.toOrder', defaultMessage: '查看订单', description: 'Link to the order.' },
  toParts: { id: 'pay.result.toParts', defaultMessage: '继续逛', description: 'Link to the parts.' },
  buyAgain: {
    id: 'pay.unpayable.buyAgain',
    defaultMessage: '照样再买一次',
    description: 'Button: orders the same lines again.',
  },
});
