import * as shop from '../../src/index.ts';
import { example, type Example } from '../example.ts';
import { picture } from '../example-values.ts';

/** Texts, banners and addresses of the shop. */
export const examples: readonly Example[] = [
  example(shop.companyInfo, 'the shop is open', {
    answer: {
      name: 'pip 颗粒铺',
      keywords: '积木',
      description: '单颗零件',
      logo: '/logo.png',
      wechatQrcode: '',
      phone: '400',
      postalAddress: '上海',
      copyright: '©',
      recordNumber: '沪ICP',
    },
  }),
  example(shop.wechatQrcode, 'the shop is open', { answer: { qrcode: '/qr.png' } }),
  example(shop.bannerList, 'the shop is open', {
    answer: [{ id: '12', title: '满 49 包邮', picture, link: '/goods_cate' }],
  }),
  example(shop.socketAddress, 'the shop is open', { answer: { url: 'wss://shop.example/msg' } }),
];
