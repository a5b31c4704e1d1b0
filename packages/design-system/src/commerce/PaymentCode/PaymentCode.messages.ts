import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  wechat: {
    id: 'pay.code.wechat',
    defaultMessage: '微信付款码，{amount}',
    description: 'Name of the QR code, for screen readers.',
  },
  alipay: {
    id: 'pay.code.alipay',
    defaultMessage: '支付宝付款码，{amount}',
    description: 'Name of the QR code, for screen readers.',
  },
  scanWechat: {
    id: 'pay.code.scanWechat',
    defaultMessage: '打开微信扫一扫',
    description: 'Below the QR code: what to do.',
  },
  scanAlipay: {
    id: 'pay.code.scanAlipay',
    defaultMessage: '打开支付宝扫一扫',
    description: 'Below the QR code: what to do.',
  },
  renewsIn: {
    id: 'pay.code.renewsIn',
    defaultMessage: '{time} 后自动换新码',
    description: 'How long the QR code is still valid; time is like 00:42.',
  },
  expiresIn: {
    id: 'pay.code.expiresIn',
    defaultMessage: '{time} 后过期',
    description: 'How long the QR code of a top-up is still valid; time is like 00:42.',
  },
  expired: {
    id: 'pay.code.expired',
    defaultMessage: '付款码已过期',
    description: 'The code of a top-up has expired; no new one is requested.',
  },
  expiredText: {
    id: 'pay.code.expiredText',
    defaultMessage: '如已支付请勿重复支付，到账后余额会自动更新。如未支付，请更换新码。',
    description:
      'Below an expired code of a top-up: a payment with it still counts, so that a second one would be paid too.',
  },
  renewing: {
    id: 'pay.code.renewing',
    defaultMessage: '正在换新码…',
    description: 'The code has expired and a new one is loading.',
  },
  paused: {
    id: 'pay.code.paused',
    defaultMessage: '你离开时，付款码已过期',
    description: 'The code expired while the page was hidden or the computer was asleep; no new one was requested.',
  },
  pausedText: {
    id: 'pay.code.pausedText',
    defaultMessage: '如已扫码，支付仍然有效。',
    description: 'Below: a payment started with the old code still counts.',
  },
  renew: { id: 'pay.code.renew', defaultMessage: '换一个新码', description: 'Button that requests a new code.' },
  openAlipay: {
    id: 'pay.code.openAlipay',
    defaultMessage: '在支付宝里打开',
    description: 'Link on phones that opens the payment in the Alipay app.',
  },
  onPhone: {
    id: 'pay.code.onPhone',
    defaultMessage: '用这台手机支付？请截屏，再在微信“扫一扫”中从相册选择。网页无法打开微信的付款码。',
    description: 'On phones, below a WeChat code, which no web page can open.',
  },
});
