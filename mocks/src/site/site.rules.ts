import { companyInfo, socketAddress, wechatQrcode, type Feature } from '@shop/contracts';
import { rule } from '../core/rule.ts';
import { FREE_FROM, FREE_FROM_REMOTE, POSTAGE } from '../goods/prices.ts';
import { messagesOf } from '../messages/messages.ts';
import { bannerRules } from './banner.rules.ts';

const FEATURES: readonly Feature[] = ['repair', 'listMatching', 'savedLists'];

export const siteRules = [
  rule(companyInfo, ({ shop, language }) => {
    const { name, keywords, description } = messagesOf(language).site;
    return {
      name,
      keywords,
      description,
      // The client renders its own logo; a real server may send a URL.
      logo: '',
      wechatQrcode: shop.state.wechatQrcode,
      phone: '',
      postalAddress: '',
      copyright: `© ${name}`,
      recordNumber: '',
      delivery: { fee: POSTAGE, freeFrom: FREE_FROM, freeFromRemote: FREE_FROM_REMOTE },
      features: FEATURES,
    };
  }),
  rule(wechatQrcode, ({ shop }) => ({ qrcode: shop.state.wechatQrcode })),
  rule(socketAddress, ({ origin }) => ({ url: `${origin.replace(/^http/, 'ws')}/ws` })),
  ...bannerRules,
];
