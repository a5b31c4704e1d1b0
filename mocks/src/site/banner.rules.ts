import { type Banner, bannerList, type Language, type Picture } from '@shop/contracts';
import { mouldOf } from '../goods/goods.ts';
import { presales } from '../goods/presale.ts';
import { rule } from '../core/rule.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Shop } from '../core/shop.ts';
import { displayPicture } from '../goods/describe-goods.ts';

/** Product ids of the pictures on banners that are not about a certain part. */
const PRODUCT_IDS = { flash: '3', upload: '8' } as const;

const pictureFor = (shop: Shop, productId: string): Picture => displayPicture(shop, mouldOf(shop, productId));

function bannersOf(shop: Shop, language: Language): readonly Banner[] {
  const titles = messagesOf(language).site.banners;
  return [
    { id: '1', title: titles.flash, picture: pictureFor(shop, PRODUCT_IDS.flash), link: '/goods_seckill' },
    {
      id: '2',
      title: titles.presale,
      picture: pictureFor(shop, presales(shop)[0]?.mould.id ?? PRODUCT_IDS.flash),
      link: '/goods_presell',
    },
    { id: '3', title: titles.upload, picture: pictureFor(shop, PRODUCT_IDS.upload), link: '/upload' },
  ];
}

export const bannerRules = [
  rule(bannerList, ({ shop, language }) => (shop.state.hasBanners ? bannersOf(shop, language) : [])),
];
