import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'pay.topUp.title',
    defaultMessage: '余额充值',
    description: 'Heading of the panel that tops up the balance.',
  },
  amount: {
    id: 'pay.topUp.amount',
    defaultMessage: '充值 {amount}',
    description: 'Button: an amount to top up.',
  },
  gift: {
    id: 'pay.topUp.gift',
    defaultMessage: '送 {gift}',
    description: 'Below an amount: what the shop adds to it.',
  },
  enough: {
    id: 'pay.topUp.enough',
    defaultMessage: '足够支付本单',
    description: 'Below an amount: with it the balance is enough for this order.',
  },
  stillShort: {
    id: 'pay.topUp.stillShort',
    defaultMessage: '还差 {missing}',
    description: 'Below an amount: what is still missing then.',
  },
  waiting: {
    id: 'pay.topUp.waiting',
    defaultMessage: '支付后无需操作，到账后页面会自动更新。',
    description: 'Below the code of a top-up.',
  },
  unchecked: {
    id: 'pay.topUp.unchecked',
    defaultMessage: '暂时无法查询余额',
    description: 'Title below the code of a top-up: it is unknown whether the balance has increased.',
  },
  uncheckedText: {
    id: 'pay.topUp.uncheckedText',
    defaultMessage: '如已支付请勿重复支付。恢复连接后，到账会自动显示。',
    description: 'What to do while it is unknown whether a top-up has arrived.',
  },
  unconfirmed: {
    id: 'pay.topUp.unconfirmed',
    defaultMessage: '尚不确定本次充值是否成功',
    description: 'Title: the answer to a top-up did not come.',
  },
  unconfirmedText: {
    id: 'pay.topUp.unconfirmedText',
    defaultMessage: '未收到商店的回复。请先不要再充值，系统会继续查询余额，到账后显示；一分钟内未到账，可以再次充值。',
    description: 'What to do while it is unknown whether a top-up was accepted; codes are valid for one minute.',
  },
  own: {
    id: 'pay.topUp.own',
    defaultMessage: '其他金额（元）',
    description: 'Label of the field for any other amount, in yuan.',
  },
  ownGo: { id: 'pay.topUp.ownGo', defaultMessage: '按此金额充值', description: 'Button: tops up by the typed amount.' },
  between: {
    id: 'pay.topUp.between',
    defaultMessage: '{min} 到 {max}',
    description: 'Hint below the field: the limits of an amount.',
  },
  atLeast: {
    id: 'pay.topUp.atLeast',
    defaultMessage: '至少 {min}',
    description: 'Hint below the field: the smallest amount.',
  },
  atMost: {
    id: 'pay.topUp.atMost',
    defaultMessage: '最多 {max}',
    description: 'Hint below the field: the largest amount.',
  },
  notAmount: {
    id: 'pay.topUp.notAmount',
    defaultMessage: '请填写金额，最多两位小数，例如 88 或 88.50。',
    description: 'What is wrong with a typed amount: it is none.',
  },
  tooSmall: {
    id: 'pay.topUp.tooSmall',
    defaultMessage: '最少充值 {min}。',
    description: 'What is wrong with a typed amount: it is below the limit.',
  },
  tooLarge: {
    id: 'pay.topUp.tooLarge',
    defaultMessage: '一次最多充值 {max}。',
    description: 'What is wrong with a typed amount: it is above the limit.',
  },
  onlyAlipay: {
    id: 'pay.topUp.onlyAlipay',
    defaultMessage: '网页上可用支付宝扫码充值，暂不支持微信充值。',
    description: 'Notice: servers accept top-ups on the web by Alipay only.',
  },
});
