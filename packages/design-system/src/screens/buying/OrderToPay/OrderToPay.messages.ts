import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  amount: { id: 'pay.order.amount', defaultMessage: '应付金额', description: 'Above the amount to pay, drawn large.' },
  number: { id: 'pay.order.number', defaultMessage: '订单号', description: 'Before the order’s number.' },
  contents: {
    id: 'pay.order.contents',
    defaultMessage: '{kinds, number} 种，{pieces, number} 颗',
    description: 'What the order holds: number of lines and of pieces.',
  },
  timeLeft: {
    id: 'pay.order.timeLeft',
    defaultMessage: '还有 {time}，到点没付订单会自动取消',
    description: 'Countdown to the moment at which an unpaid order is cancelled by itself; time is like 29:30.',
  },
});
