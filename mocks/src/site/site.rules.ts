import { companyInfo, socketAddress, wechatQrcode } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { rule } from '../shop/rule.ts';

const TEXTS: Record<Language, { name: string; keywords: string; description: string }> = {
  'zh-Hans': {
    name: 'pip 颗粒铺',
    keywords: '积木颗粒,积木零件,补件,颗粒商城',
    description: '按颗粒、按颜色买积木零件，一颗也卖。',
  },
  'zh-Hant': {
    name: 'pip 顆粒鋪',
    keywords: '積木顆粒,積木零件,補件,顆粒商城',
    description: '按顆粒、按顏色買積木零件，一顆也賣。',
  },
  en: {
    name: 'pip parts',
    keywords: 'building bricks,brick parts,spare parts',
    description: 'Building-brick parts by the piece and by the colour.',
  },
};

export const siteRules = [
  rule(companyInfo, ({ shop, language }) => ({
    ...TEXTS[language],
    // The client draws its own mark; a real server may give an address.
    logo: '',
    wechatQrcode: shop.state.wechatQrcode,
    phone: '',
    postalAddress: '',
    copyright: `© ${TEXTS[language].name}`,
    recordNumber: '',
  })),
  rule(wechatQrcode, ({ shop }) => ({ qrcode: shop.state.wechatQrcode })),
  rule(socketAddress, ({ origin }) => ({ url: `${origin.replace(/^http/, 'ws')}/ws` })),
];
