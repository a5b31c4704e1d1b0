import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  expired: {
    id: 'confirm.problem.expired',
    defaultMessage: '这一页放得太久了',
    description: 'Title: the order key has expired (10 minutes).',
  },
  expiredText: {
    id: 'confirm.problem.expiredText',
    defaultMessage: '价格和库存只保留 10 分钟。重新算一次就能接着提交，地址和留言都在。',
    description: 'What to do when the order key has expired.',
  },
  renew: {
    id: 'confirm.problem.renew',
    defaultMessage: '重新算价',
    description: 'Button: asks prices and stock anew.',
  },
  unsure: {
    id: 'confirm.problem.unsure',
    defaultMessage: '没有等到提交的结果',
    description: 'Title: no usable answer came, so it is not known whether the order was placed.',
  },
  unsureText: {
    id: 'confirm.problem.unsureText',
    defaultMessage: '不知道订单有没有到商店。再提交一次就清楚了，不会变成两单。',
    description:
      'What to do when it is not known whether the order was placed: the same key never makes a second order.',
  },
  again: { id: 'confirm.problem.again', defaultMessage: '再提交一次', description: 'Button beside it.' },
  changed: {
    id: 'confirm.problem.changed',
    defaultMessage: '金额变了，还没有提交',
    description: 'Title: the sum changed while the order was being placed, so it was not.',
  },
  changedText: {
    id: 'confirm.problem.changedText',
    defaultMessage: '刚才 {before}，现在 {now}。看过再提交。',
    description: 'What the order was to cost and what it costs now.',
  },
  notPlaced: {
    id: 'confirm.problem.notPlaced',
    defaultMessage: '订单没有提交成',
    description: 'Title of the note on why the order could not be placed.',
  },
});
