import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  expired: {
    id: 'confirm.problem.expired',
    defaultMessage: '页面停留过久',
    description: 'Title: the order key has expired (10 minutes).',
  },
  expiredText: {
    id: 'confirm.problem.expiredText',
    defaultMessage: '价格和库存仅保留 10 分钟。重新计算后即可继续提交，地址和留言都会保留。',
    description: 'What to do when the order key has expired.',
  },
  renew: {
    id: 'confirm.problem.renew',
    defaultMessage: '重新计价',
    description: 'Button: updates prices and stock.',
  },
  unconfirmed: {
    id: 'confirm.problem.unconfirmed',
    defaultMessage: '尚不确定订单是否提交成功',
    description: 'Title: no response came, so it is unknown whether the order was placed.',
  },
  unconfirmedText: {
    id: 'confirm.problem.unconfirmedText',
    defaultMessage:
      '尚不确定订单是否已到达商店，系统会继续查询，查到后打开支付页。你也可以再次提交，不会产生两笔订单。',
    description:
      'What to do when it is not known whether the order was placed: the same key never makes a second order.',
  },
  lookUp: {
    id: 'confirm.problem.lookUp',
    defaultMessage: '重新查询',
    description: 'Button: looks up whether the order was placed.',
  },
  lookUpText: {
    id: 'confirm.problem.lookUpText',
    defaultMessage: '尚不确定上一次提交的订单是否已到达商店。请暂勿重复下单，系统会继续查询，查到后打开支付页。',
    description: 'What to do while it is unknown whether an earlier attempt to place this order succeeded.',
  },
  placeAgain: { id: 'confirm.problem.placeAgain', defaultMessage: '再次提交', description: 'Button beside it.' },
  changed: {
    id: 'confirm.problem.changed',
    defaultMessage: '金额有变动，订单尚未提交',
    description: 'Title: the total changed while the order was being placed, so it was not placed.',
  },
  changedText: {
    id: 'confirm.problem.changedText',
    defaultMessage: '刚才 {before}，现在 {now}。请确认后再提交。',
    description: 'The total before and now.',
  },
  notPlaced: {
    id: 'confirm.problem.notPlaced',
    defaultMessage: '订单提交失败',
    description: 'Title of the note on why the order could not be placed.',
  },
});
