import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'pay.topUp.title',
    defaultMessage: '给余额充值',
    description: 'Heading of the panel that opens when the balance is too small.',
  },
  amount: {
    id: 'pay.topUp.amount',
    defaultMessage: '充 {amount}',
    description: 'Button: an amount to top up.',
  },
  gift: {
    id: 'pay.topUp.gift',
    defaultMessage: '送 {gift}',
    description: 'Below an amount: what the shop adds to it.',
  },
  enough: {
    id: 'pay.topUp.enough',
    defaultMessage: '够付这一单',
    description: 'Below an amount: with it the balance is enough for this order.',
  },
  stillShort: {
    id: 'pay.topUp.stillShort',
    defaultMessage: '还差 {missing}',
    description: 'Below an amount: what is still missing then.',
  },
  waiting: {
    id: 'pay.topUp.waiting',
    defaultMessage: '付完不用管它，到账后这里会自己更新。',
    description: 'Below the code of a top-up.',
  },
  none: {
    id: 'pay.topUp.none',
    defaultMessage: '商店现在没有可充的金额。换一种方式付，或问问客服。',
    description: 'The shop offers no amounts to top up.',
  },
});
