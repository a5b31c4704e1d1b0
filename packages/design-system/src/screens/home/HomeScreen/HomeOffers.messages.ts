import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  banners: {
    id: 'promo.home.banners',
    defaultMessage: '店里的消息',
    description: 'Heading of the row of banners on the home page; for screen readers only.',
  },
  banner: {
    id: 'promo.home.banner',
    defaultMessage: '看看',
    description:
      'Secondary text below a banner’s title that invite to follow it; also the name of a banner without a title.',
  },
  flashAll: {
    id: 'promo.home.flashAll',
    defaultMessage: '本场全部',
    description: 'Link from the flash-sale strip of the home page to everything on sale.',
  },
  presaleAll: {
    id: 'promo.home.presaleAll',
    defaultMessage: '全部预售',
    description: 'Link from the presale strip of the home page to all presales.',
  },
  hotAll: {
    id: 'promo.home.hotAll',
    defaultMessage: '完整榜单',
    description: 'Link from the best sellers of the home page to the full list of them.',
  },
  recent: {
    id: 'promo.home.recent',
    defaultMessage: '最近看过',
    description: 'Heading of the recently viewed parts.',
  },
  forget: {
    id: 'promo.home.forget',
    defaultMessage: '清除记录',
    description: 'Button that clears the recently viewed parts.',
  },
  blockAll: {
    id: 'promo.home.blockAll',
    defaultMessage: '全部{name}',
    description: 'Link from a row of parts of one category to all of it; name of the category.',
  },
  moreBlocks: {
    id: 'promo.home.moreBlocks',
    defaultMessage: '再看几类',
    description: 'Button at the end of the home page that shows rows of further categories.',
  },
});
