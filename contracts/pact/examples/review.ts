import * as shop from '../../src/index.ts';
import { example, type Example } from '../example.ts';
import { ofProduct } from '../example-values.ts';

const reviewRequest = {
  body: {
    unique: '0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f',
    comment: '颜色很正',
    pics: [],
    product_score: 5,
    service_score: 5,
  },
  supplied: { 'body.unique': '${reviewKey}' },
};

/** Reviews of a product, and the review of a received order line. */
export const examples: readonly Example[] = [
  example(shop.reviewCounts, 'the shop is open', {
    ...ofProduct,
    answer: { all: 12, good: 10, medium: 1, poor: 1, goodPercent: 83, stars: 4.8 },
  }),
  example(shop.reviewList, 'the shop is open', {
    ...ofProduct,
    query: { type: 0, page: 1, limit: 20 },
    answer: [
      {
        id: '81',
        nickname: '小**粒',
        avatar: '/uploads/me.png',
        stars: 5,
        serviceStars: 5,
        text: '颜色很正',
        offer: '红',
        pictures: [],
        answer: '',
      },
    ],
  }),
  example(shop.orderComment, 'an order is received', reviewRequest),
  example(shop.orderComment, 'an order is completed', { ...reviewRequest, refused: 'hasMessage' }),
];
