import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'balance.screen.title', defaultMessage: '余额', description: 'Title of the page.' },
  now: { id: 'balance.head.now', defaultMessage: '可用余额', description: 'Label above the balance.' },
  unknown: {
    id: 'balance.head.unknown',
    defaultMessage: '商店没有提供余额',
    description: 'Instead of the amount: the server does not send the balance.',
  },
  toppedUp: {
    id: 'balance.head.toppedUp',
    defaultMessage: '累计充值',
    description: 'Label of the sum of all top-ups.',
  },
  spent: {
    id: 'balance.head.spent',
    defaultMessage: '累计消费',
    description: 'Label of the sum that was paid from the balance, less refunds.',
  },
  topUp: { id: 'balance.head.topUp', defaultMessage: '充值', description: 'Main action: opens the top-up in place.' },
  close: { id: 'balance.head.close', defaultMessage: '收起', description: 'Button that closes the top-up.' },
  arrived: {
    id: 'balance.head.arrived',
    defaultMessage: '充值已到账，余额增加 {amount}。',
    description: 'Shown once the balance has increased after a top-up.',
  },
  off: {
    id: 'balance.head.off',
    defaultMessage: '本店暂时不能用余额支付。',
    description: 'Notice: the shop has switched off payment from the balance.',
  },
  tabs: {
    id: 'balance.list.tabs',
    defaultMessage: '按收支查看记录',
    description: 'Label of the tabs that filter the changes of the balance.',
  },
  all: { id: 'balance.list.all', defaultMessage: '全部', description: 'Tab: every change.' },
  spentTab: { id: 'balance.list.spent', defaultMessage: '支出', description: 'Tab: what was spent.' },
  gainedTab: { id: 'balance.list.gained', defaultMessage: '收入', description: 'Tab: what was gained.' },
  total: {
    id: 'balance.list.total',
    defaultMessage: '共 {count, number} 笔',
    description: 'How many changes are in the tab.',
  },
  more: {
    id: 'balance.list.more',
    defaultMessage: '查看更早的记录',
    description: 'Button below the list that shows older changes.',
  },
  end: {
    id: 'balance.list.end',
    defaultMessage: '没有更早的记录了',
    description: 'Below the list: it is complete.',
  },
  undated: {
    id: 'balance.list.undated',
    defaultMessage: '没有日期的记录',
    description: 'Heading over changes without a month.',
  },
  columnWhat: {
    id: 'balance.list.columnWhat',
    defaultMessage: '说明',
    description: 'Column: why the balance changed.',
  },
  columnAt: { id: 'balance.list.columnAt', defaultMessage: '时间', description: 'Column: when the balance changed.' },
  columnAmount: { id: 'balance.list.columnAmount', defaultMessage: '金额', description: 'Column: the amount.' },
  columnAfter: {
    id: 'balance.list.columnAfter',
    defaultMessage: '余额',
    description: 'Column, and on phones the word before an amount: the balance after the change.',
  },
  toOrder: { id: 'balance.row.toOrder', defaultMessage: '查看订单', description: 'Link from a change to its order.' },
  empty: { id: 'balance.empty.all', defaultMessage: '暂无余额记录', description: 'Title: no changes at all.' },
  emptyText: {
    id: 'balance.empty.allText',
    defaultMessage: '充值、余额支付和退款到余额，都会显示在这里。',
    description: 'What will be listed here.',
  },
  emptySpent: { id: 'balance.empty.spent', defaultMessage: '暂无支出', description: 'Title: nothing was spent.' },
  emptySpentText: {
    id: 'balance.empty.spentText',
    defaultMessage: '用余额支付的订单会显示在这里。',
    description: 'What will be listed here.',
  },
  emptyGained: { id: 'balance.empty.gained', defaultMessage: '暂无收入', description: 'Title: nothing was gained.' },
  emptyGainedText: {
    id: 'balance.empty.gainedText',
    defaultMessage: '充值和商店赠送的金额会显示在这里。退款可能只在“全部”里。',
    description: 'What will be listed here; some servers list refunds under all changes only.',
  },
  toAll: { id: 'balance.empty.toAll', defaultMessage: '查看全部记录', description: 'Link from an empty tab.' },
  toParts: { id: 'balance.empty.toParts', defaultMessage: '逛颗粒商城', description: 'Link to the parts.' },
  totalsFailed: {
    id: 'balance.head.totalsFailed',
    defaultMessage: '累计充值和消费加载失败。',
    description:
      'In place of the totals of what was topped up and spent when they could not be loaded; the reason follows.',
  },
});
