import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  balance: { id: 'pay.balance.now', defaultMessage: '当前余额', description: 'Row: the balance before paying.' },
  after: {
    id: 'pay.balance.after',
    defaultMessage: '支付后余额',
    description: 'Row: the balance after paying.',
  },
  pay: {
    id: 'pay.balance.pay',
    defaultMessage: '支付 {amount}',
    description: 'Main action: pays the order from the balance.',
  },
  short: {
    id: 'pay.balance.short',
    defaultMessage: '余额不足，还差 {missing}',
    description: 'Title: the balance is too small by this amount.',
  },
  shortByShop: {
    id: 'pay.balance.shortByShop',
    defaultMessage: '商店提示余额不足以支付本单',
    description: 'Title: the shop refused the payment since the balance is too small.',
  },
  shortText: {
    id: 'pay.balance.shortText',
    defaultMessage: '充值到账后可继续支付，也可以换一种支付方式。',
    description: 'What to do when the balance is too small.',
  },
  shortElsewhere: {
    id: 'pay.balance.shortElsewhere',
    defaultMessage: '本店暂时不能充值，请换一种支付方式。',
    description: 'What to do when the balance is too small and the shop offers no top-ups.',
  },
  topUp: { id: 'pay.balance.topUp', defaultMessage: '充值', description: 'Button that opens the top-up in place.' },
  arrived: {
    id: 'pay.balance.arrived',
    defaultMessage: '充值已到账，余额足够支付。',
    description: 'Shown once the balance is sufficient.',
  },
  failed: {
    id: 'pay.outcome.failed',
    defaultMessage: '支付失败',
    description: 'Title: paying failed, nothing was charged.',
  },
  failedText: {
    id: 'pay.outcome.failedText',
    defaultMessage: '没有扣款，订单仍保留。请再次支付，或换一种方式。',
    description: 'What to do after a failed payment.',
  },
  checking: {
    id: 'pay.outcome.checking',
    defaultMessage: '正在查询支付结果…',
    description: 'Title: no response came, so it is unknown whether the order was paid; it is being checked.',
  },
  checkingText: {
    id: 'pay.outcome.checkingText',
    defaultMessage:
      '尚不确定是否支付成功：未收到商店的回复，可能已经扣款。请先不要重复支付，系统会继续查询，查到后显示。',
    description: 'What it means and what happens while the payment is being checked.',
  },
  unconfirmed: {
    id: 'pay.outcome.unconfirmed',
    defaultMessage: '尚不确定是否支付成功',
    description: 'Title: no response came, and the check failed too.',
  },
  unconfirmedText: {
    id: 'pay.outcome.unconfirmedText',
    defaultMessage: '请先不要重复支付。系统会继续查询，支付成功后会显示。',
    description: 'What to do while it is unknown whether the order was paid.',
  },
  checkAgain: {
    id: 'pay.outcome.checkAgain',
    defaultMessage: '重新查询',
    description: 'Button that checks the payment again.',
  },
});
