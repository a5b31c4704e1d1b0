import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  amount: { id: 'pay.order.amount', defaultMessage: '应付金额', description: 'Label above the amount to pay.' },
  number: { id: 'pay.order.number', defaultMessage: '订单号', description: 'Label before the order number.' },
  contents: {
    id: 'pay.order.contents',
    defaultMessage: '{kinds, number} 种，{pieces, number} 颗',
    description: 'Contents of the order: number of lines and of pieces.',
  },
  timeLeft: {
    id: 'pay.order.timeLeft',
    defaultMessage: '剩余 {time}，逾期未支付订单自动取消',
    description: 'Countdown to the moment at which an unpaid order is cancelled automatically; time is like 29:30.',
  },
});
