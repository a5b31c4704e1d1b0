import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'product.reviews.title',
    defaultMessage: '评价',
    description: 'Heading above the reviews of a product.',
  },
  count: {
    id: 'product.reviews.count',
    defaultMessage: '{count, plural, other {# 条评价}}',
    description: 'How many reviews there are.',
  },
  good: {
    id: 'product.reviews.good',
    defaultMessage: '好评',
    description: 'Kind of reviews: good ones. Filter and bar.',
  },
  medium: {
    id: 'product.reviews.medium',
    defaultMessage: '中评',
    description: 'Kind of reviews: average ones. Filter and bar.',
  },
  poor: {
    id: 'product.reviews.poor',
    defaultMessage: '差评',
    description: 'Kind of reviews: poor ones. Filter and bar.',
  },
  all: { id: 'product.reviews.all', defaultMessage: '全部', description: 'Filter of reviews: all of them.' },
  kinds: { id: 'product.reviews.kinds', defaultMessage: '筛选评价', description: 'Names the filter of reviews.' },
  stars: {
    id: 'product.reviews.stars',
    defaultMessage: '{stars, number, ::.0} 星，满分 5 星',
    description: 'Stars of a review or on average, for screen readers.',
  },
  goodShare: {
    id: 'product.reviews.goodShare',
    defaultMessage: '{percent, number}% 好评',
    description: 'Share of good reviews.',
  },
  photo: {
    id: 'product.reviews.photo',
    defaultMessage: '{name}的照片 {at, number}，放大',
    description: 'Button that shows a photo of a review larger.',
  },
  photos: {
    id: 'product.reviews.photos',
    defaultMessage: '{name}的照片',
    description: 'Names the large view of a review’s photos.',
  },
  answer: {
    id: 'product.reviews.answer',
    defaultMessage: '{shop, select, none {商家回复} other {{shop} 回复}}',
    description: 'Before the shop’s answer to a review; shop is its name, none while it is unknown.',
  },
  held: {
    id: 'product.reviews.held',
    defaultMessage: '待商家审核',
    description: 'Label of a review that the shop has yet to approve; others do not see it.',
  },
  now: { id: 'product.reviews.now', defaultMessage: '刚刚', description: 'When a review was written just now.' },
  silent: {
    id: 'product.reviews.silent',
    defaultMessage: '没有填写评价',
    description: 'In place of the text of a review that has none.',
  },
  more: { id: 'product.reviews.more', defaultMessage: '查看更多评价', description: 'Button that shows more reviews.' },
  none: {
    id: 'product.reviews.none',
    defaultMessage: '暂无评价。购买者的评价会显示在这里。',
    description: 'Shown when a product has no reviews.',
  },
  noneOfKind: {
    id: 'product.reviews.noneOfKind',
    defaultMessage: '没有这类评价。',
    description: 'Shown when there are no reviews of the chosen kind.',
  },
  countsFailed: {
    id: 'product.reviews.countsFailed',
    defaultMessage: '评价数和好评率加载失败。',
    description: 'In place of the summary of the reviews when it could not be loaded; the reason follows.',
  },
});
