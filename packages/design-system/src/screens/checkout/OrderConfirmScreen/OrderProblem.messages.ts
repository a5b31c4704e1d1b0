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
    description: 'Button: updates prices and stock.',
  },
  unconfirmed: {
    id: 'confirm.problem.unconfirmed',
    defaultMessage: '没有等到提交的结果',
    description: 'Title: no response came, so it is unknown whether the order was placed.',
  },
  unconfirmedText: {
    id: 'confirm.problem.unconfirmedText',
    defaultMessage: '还不知道订单有没有到商店，我们会接着查，查到就打开付款页。想快一点就再提交一次，不会变成两单。',
    description:
      'What to do when it is not known whether the order was placed: the same key never makes a second order.',
  },
  lookUp: {
    id: 'confirm.problem.lookUp',
    defaultMessage: '再查一次',
    description: 'Button: looks up whether the order was placed.',
  },
  lookUpText: {
    id: 'confirm.problem.lookUpText',
    defaultMessage: '这些货的上一次提交还不知道有没有到商店。请先不要另下一单，我们会接着查，查到就打开付款页。',
    description: 'What to do while it is unknown whether an earlier attempt to place this order succeeded.',
  },
  placeAgain: { id: 'confirm.problem.placeAgain', defaultMessage: '再提交一次', description: 'Button beside it.' },
  changed: {
    id: 'confirm.problem.changed',
    defaultMessage: '金额变了，还没有提交',
    description: 'Title: the total changed while the order was being placed, so it was not placed.',
  },
  changedText: {
    id: 'confirm.problem.changedText',
    defaultMessage: '刚才 {before}，现在 {now}。看过再提交。',
    description: 'The total before and now.',
  },
  notPlaced: {
    id: 'confirm.problem.notPlaced',
    defaultMessage: '订单没有提交成',
    description: 'Title of the note on why the order could not be placed.',
  },
});
