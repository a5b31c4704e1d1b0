import { bannerList, type Banner, type Picture } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { pictureOf } from '../catalogue/describe-product.ts';
import { mouldOf } from '../catalogue/goods.ts';
import { presales } from '../promotion/presale.ts';
import { rule } from '../shop/rule.ts';
import { showpiece } from '../catalogue/showpiece.ts';
import type { Shop } from '../shop/state.ts';

const TITLES: Record<'flash' | 'presale' | 'upload', Record<Language, string>> = {
  flash: {
    'zh-Hans': '限时抢购，每天五场，最低四折',
    'zh-Hant': '限時搶購，每天五場，最低四折',
    en: 'Flash sales five times a day, up to 60 % off',
  },
  presale: {
    'zh-Hans': '预售：下一批颗粒，先订先得',
    'zh-Hant': '預售：下一批顆粒，先訂先得',
    en: 'Presale: reserve pieces of the next batch',
  },
  upload: {
    'zh-Hans': '上传清单，一次配齐所有颗粒',
    'zh-Hant': '上傳清單，一次配齊所有顆粒',
    en: 'Upload a parts list and get every piece at once',
  },
};

/** What the banners show where they are of no part in particular: tiles that everybody knows. */
const TILES = { flash: '3', upload: '8' } as const;

function pictureFor(shop: Shop, productId: string): Picture {
  const mould = mouldOf(shop, productId);
  const offer = mould && showpiece(shop, mould);
  return offer ? pictureOf(offer) : { kind: 'photo', url: '' };
}

const bannersOf = (shop: Shop, language: Language): readonly Banner[] => [
  { id: '1', title: TITLES.flash[language], picture: pictureFor(shop, TILES.flash), link: '/goods_seckill' },
  {
    id: '2',
    title: TITLES.presale[language],
    picture: pictureFor(shop, presales(shop)[0]?.mould.id ?? TILES.flash),
    link: '/goods_presell',
  },
  { id: '3', title: TITLES.upload[language], picture: pictureFor(shop, TILES.upload), link: '/upload' },
];

export const bannerRules = [
  rule(bannerList, ({ shop, language }) => (shop.state.hasBanners ? bannersOf(shop, language) : [])),
];
