import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  banners: {
    id: 'promo.home.banners',
    defaultMessage: '商店消息',
    description: 'Heading of the row of banners on the home page; for screen readers only.',
  },
  banner: {
    id: 'promo.home.banner',
    defaultMessage: '去看看',
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
  repairService: {
    id: 'promo.home.repairService',
    defaultMessage: '补件服务',
    description: 'Heading of the card about replacement parts while it is not known whether the shop offers them.',
  },
  repairText: {
    id: 'promo.home.repairText',
    defaultMessage: '购买 {days, plural, other {# 天}}内免费补一次；每个防伪码免费补一次，之后按颗收费。',
    description: 'Rules of the repair service: the days after the purchase come from the shop.',
  },
  stepPartsHint: {
    id: 'promo.home.stepPartsHint',
    defaultMessage: '一次最多 {count, plural, other {# 颗}}',
    description: 'Hint for the second step of a repair request: the most pieces of a request.',
  },
  repairNote: {
    id: 'promo.home.repairNote',
    defaultMessage: '客服在 {days, plural, other {# 个工作日}}内处理',
    description: 'How long a repair request takes, in working days.',
  },
  blockAll: {
    id: 'promo.home.blockAll',
    defaultMessage: '全部{name}',
    description: 'Link from a row of parts of one category to all of it; name of the category.',
  },
  moreBlocks: {
    id: 'promo.home.moreBlocks',
    defaultMessage: '查看更多分类',
    description: 'Button at the end of the home page that shows rows of further categories.',
  },
});
