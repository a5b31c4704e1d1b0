import * as z from 'zod/mini';
import { decoded } from '../../fixtures/captured.ts';
import { reviewCounts, reviewList } from '../index.ts';
import { review } from './review.entity.ts';

test('reads counts from numbers or digits, the average as a decimal', () => {
  expect(decoded(reviewCounts, '44')).toEqual({ all: 12, good: 10, medium: 1, poor: 1, goodPercent: 83, stars: 4.8 });
  expect(decoded(reviewCounts, '54')).toEqual({ all: 0, good: 0, medium: 0, poor: 0, goodPercent: 100, stars: 5 });
});

test('reads a review with pictures, the bought offer and the shop’s answer', () => {
  expect(decoded(reviewList, '44')[0]).toEqual({
    id: '81',
    nickname: '小**粒',
    avatar: 'https://shop.example/uploads/me.png',
    stars: 5,
    serviceStars: 5,
    text: '颜色很正。',
    offer: '红',
    pictures: ['https://shop.example/uploads/a.jpg', '/uploads/b.jpg'],
    when: '3天前',
    answer: '谢谢',
  });
});

test('reads a new review whose missing columns are null', () => {
  expect(decoded(reviewList, '44')[1]).toMatchObject({ stars: 2, pictures: [], when: '', answer: '', offer: '' });
});

test('reads that the shop has yet to approve a review, where the server says so', () => {
  expect(decoded(reviewList, '54')[0]?.isHeld).toBeUndefined();
  expect(z.decode(review, { id: 1, comment: '好', status: 0 }).isHeld).toBe(true);
  expect(z.decode(review, { id: 1, comment: '好' }).isHeld).toBeUndefined();
});

test('stars and age that a review lacks are unknown, not five stars just now', () => {
  expect(z.decode(review, { id: 1, comment: '好' })).toMatchObject({
    stars: undefined,
    serviceStars: undefined,
    when: undefined,
  });
});

test('reads pictures from a map with holes and leaves out invalid addresses', () => {
  expect(decoded(reviewList, '54')[0]).toMatchObject({
    stars: 4,
    serviceStars: 5,
    pictures: ['https://cdn.shop.example/c.jpg'],
  });
});
