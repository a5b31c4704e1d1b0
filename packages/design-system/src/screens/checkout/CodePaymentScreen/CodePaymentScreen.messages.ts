import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  wechat: {
    id: 'pay.byCode.wechat',
    defaultMessage: '微信扫码支付',
    description: 'Title of the page with a WeChat code.',
  },
  alipay: {
    id: 'pay.byCode.alipay',
    defaultMessage: '支付宝扫码支付',
    description: 'Title of the page with an Alipay code.',
  },
  waiting: {
    id: 'pay.byCode.waiting',
    defaultMessage: '支付后页面会自动更新，无需刷新。',
    description: 'Below the code: the page detects the payment automatically.',
  },
  check: {
    id: 'pay.byCode.check',
    defaultMessage: '我已支付',
    description: 'Button that checks the payment now.',
  },
  unpaid: {
    id: 'pay.byCode.unpaid',
    defaultMessage: '尚未收到款项',
    description: 'Title: checked, and not paid yet.',
  },
  unpaidText: {
    id: 'pay.byCode.unpaidText',
    defaultMessage: '如刚完成支付，几秒后会自动更新。手机上已显示支付成功时，请勿再次扫码。',
    description: 'What to do when the payment has not arrived yet.',
  },
  failed: {
    id: 'pay.byCode.failed',
    defaultMessage: '支付结果查询失败',
    description: 'Title: checking the payment failed.',
  },
  failedText: {
    id: 'pay.byCode.failedText',
    defaultMessage: '请检查网络后重新查询。已支付的款项不会丢失。',
    description: 'What to do when the check failed.',
  },
  otherCode: {
    id: 'pay.byCode.otherCode',
    defaultMessage: '{way, select, alipay {换支付宝扫码} other {换微信扫码}}',
    description: 'Link to the other kind of code; way is alipay or wechat.',
  },
  otherWays: {
    id: 'pay.byCode.otherWays',
    defaultMessage: '查看所有支付方式',
    description: 'Link back to all payment methods.',
  },
  paid: {
    id: 'pay.byCode.paid',
    defaultMessage: '支付成功，正在打开结果',
    description: 'Shown when the order is paid, before the result page opens.',
  },
  result: {
    id: 'pay.byCode.result',
    defaultMessage: '查看结果',
    description: 'Link to the result page of the payment.',
  },
});
