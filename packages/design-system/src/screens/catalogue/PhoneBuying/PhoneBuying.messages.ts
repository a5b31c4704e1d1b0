import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'product.phone.title',
    defaultMessage: '手机购买',
    description: 'Heading above the QR code that opens the product on a phone.',
  },
  text: {
    id: 'product.phone.text',
    defaultMessage: '扫码在手机上继续浏览。',
    description: 'What the QR code is for.',
  },
  label: {
    id: 'product.phone.label',
    defaultMessage: '二维码，用手机打开这件商品',
    description: 'Accessible name of the QR code.',
  },
  failed: {
    id: 'product.phone.failed',
    defaultMessage: '手机购买的二维码加载失败。',
    description: 'In place of the QR code to buy on a phone when it could not be loaded; the reason follows.',
  },
});
