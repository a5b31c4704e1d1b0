import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'repairCart.pay.title', defaultMessage: '付款', description: 'Title of the payment page.' },
  paid: { id: 'repairCart.pay.paid', defaultMessage: '支付成功', description: 'Title of the page once it is paid.' },
  amount: { id: 'repairCart.pay.amount', defaultMessage: '应付金额', description: 'Label above the amount to pay.' },
  number: {
    id: 'repairCart.pay.number',
    defaultMessage: '申请号',
    description: 'Label before the number of the request.',
  },
  timeLeft: {
    id: 'repairCart.pay.timeLeft',
    defaultMessage: '剩余 {time}，逾期未支付申请自动取消',
    description: 'Countdown to the moment at which an unpaid request is cancelled; time is like 14:59:30.',
  },
  byBalance: {
    id: 'repairCart.pay.byBalance',
    defaultMessage: '余额支付',
    description: 'Heading over the payment from the balance.',
  },
  byCode: {
    id: 'repairCart.pay.byCode',
    defaultMessage: '扫码支付',
    description: 'Heading over the payment with a code to scan.',
  },
  wechat: { id: 'repairCart.pay.wechat', defaultMessage: '微信', description: 'Button: shows a WeChat code to scan.' },
  alipay: {
    id: 'repairCart.pay.alipay',
    defaultMessage: '支付宝',
    description: 'Button: shows an Alipay code to scan.',
  },
  noMethod: {
    id: 'repairCart.pay.noMethod',
    defaultMessage: '商店尚未开通支付方式',
    description: 'Title: the shop offers no payment method for the request.',
  },
  noMethodText: {
    id: 'repairCart.pay.noMethodText',
    defaultMessage: '尚未支付。请联系客服了解如何支付。',
    description: 'What to do when the shop offers no payment method.',
  },
  toChat: { id: 'repairCart.pay.toChat', defaultMessage: '问客服', description: 'Link to the chat with an agent.' },
  waiting: {
    id: 'repairCart.pay.waiting',
    defaultMessage: '支付后页面会自动更新，无需刷新。',
    description: 'Below the code: the page detects the payment automatically.',
  },
  unchecked: {
    id: 'repairCart.pay.unchecked',
    defaultMessage: '暂时无法查询是否已支付',
    description: 'Title below the code: it cannot be checked whether it was paid.',
  },
  uncheckedText: {
    id: 'repairCart.pay.uncheckedText',
    defaultMessage: '如已支付请勿重复支付。恢复连接后，支付成功会自动显示。',
    description: 'What to do while it cannot be checked whether the request was paid.',
  },
  paidAmount: { id: 'repairCart.pay.paidAmount', defaultMessage: '已付', description: 'Label before the paid amount.' },
  due: {
    id: 'repairCart.pay.due',
    defaultMessage: '客服最晚 {date} 处理完成，最新进度会显示在申请里。',
    description: 'What happens after paying; date like Dec 4.',
  },
  next: {
    id: 'repairCart.pay.next',
    defaultMessage: '接下来由客服审核，最新进度会显示在申请里。',
    description: 'What happens after paying, where the shop gives no date.',
  },
  toRequest: {
    id: 'repairCart.pay.toRequest',
    defaultMessage: '查看这份申请',
    description: 'Link to the repair request.',
  },
  toRequests: {
    id: 'repairCart.pay.toRequests',
    defaultMessage: '查看我的申请',
    description: 'Link to all repair requests of the shopper.',
  },
  again: {
    id: 'repairCart.pay.again',
    defaultMessage: '重新申请',
    description: 'Link that begins a repair request.',
  },
  expired: {
    id: 'repairCart.pay.expired',
    defaultMessage: '已过付款期限',
    description: 'Title: the request was not paid in time.',
  },
  expiredText: {
    id: 'repairCart.pay.expiredText',
    defaultMessage: '未付款的申请逾期自动取消，没有扣款。如仍需要，请重新申请。',
    description: 'What happens to a request that was not paid in time.',
  },
  closed: {
    id: 'repairCart.pay.closed',
    defaultMessage: '这份申请已经结束',
    description: 'Title: the request was cancelled, rejected or refunded, so there is nothing to pay.',
  },
  closedText: {
    id: 'repairCart.pay.closedText',
    defaultMessage: '无需再支付，处理结果请查看申请。',
    description: 'What to do then.',
  },
  free: {
    id: 'repairCart.pay.free',
    defaultMessage: '这份申请无需支付',
    description: 'Title: the request is free, so there is nothing to pay.',
  },
  freeText: {
    id: 'repairCart.pay.freeText',
    defaultMessage: '已经提交，接下来由客服审核。',
    description: 'Below it.',
  },
  notFound: {
    id: 'repairCart.pay.notFound',
    defaultMessage: '找不到这份申请',
    description: 'Title: there is no such request, or it belongs to someone else.',
  },
  notFoundText: {
    id: 'repairCart.pay.notFoundText',
    defaultMessage: '申请号可能有误，或不在这个账号里。',
    description: 'Why the request may not be found.',
  },
});
